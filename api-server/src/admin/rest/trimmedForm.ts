import { refuseFields } from '../../http/refuse.ts';

type Form = Readonly<Record<string, unknown>>;

/** A form without spaces at the ends of its texts; an empty one is none. Refuses it where one of these is missing. */
export function trimmedForm(form: Form, needed: readonly string[]): Form {
  const trimmed = Object.fromEntries(Object.entries(form).map(([name, value]) => [name, trim(value)]));
  const missing = needed.filter((name) => trimmed[name] === null);
  refuseFields(missing.map((field) => ({ field, code: 'REQUIRED' })));
  return trimmed;
}

const trim = (value: unknown) => (typeof value === 'string' ? value.trim() || null : value);

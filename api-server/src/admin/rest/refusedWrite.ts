import { refuseFields } from '../../http/refuse.ts';
import { refuseAdmin } from '../refuseAdmin.ts';

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

interface Violation {
  readonly state: string;
  readonly constraint: string;
}

/**
 * Turns what the database refused into a refusal of the field: a code that is taken, a choice that is gone, something still in
 * use. Two people may save at once; only the database knows.
 */
export function refuseViolation(error: unknown, form: object): never {
  const violation = violationIn(error);
  if (!violation) throw error;
  const { state, constraint } = violation;
  const field = Object.keys(form).find((name) => constraint.includes(`_${snake(name)}_`));
  if (state === '23505') refuseFields([{ field: field ?? 'code', code: 'TAKEN' }]);
  if (state === '23503' && field) refuseFields([{ field, code: 'CHOICE_INVALID' }]);
  if (state === '23503' || state === '23001') refuseAdmin({ code: 'RECORD_IN_USE' });
  throw error;
}

function violationIn(error: unknown): Violation | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && 'constraint' in cause) {
      return { state: String(cause.code), constraint: `${String(cause.constraint)}_` };
    }
  }
  return undefined;
}

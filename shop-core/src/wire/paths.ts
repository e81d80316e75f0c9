import { fieldsOf, type WireField } from './wire.ts';
import type * as z from './zod.ts';

/** The path of a field as the wire spells it: ('company.postalCode') -> 'company.postal-code'. Unknown parts stay. */
export function toWirePath(schema: z.core.$ZodType | undefined, ourPath: string): string {
  return translate(
    schema,
    ourPath,
    ([ours], part) => ours === part,
    ([, [theirs]]) => theirs,
  );
}

/** The path of a field as we spell it, from the wire's: what a form needs of `errors`. */
export function toOurPath(schema: z.core.$ZodType | undefined, wirePath: string): string {
  return translate(
    schema,
    wirePath,
    ([, [theirs]], part) => theirs === part,
    ([ours]) => ours,
  );
}

interface Wrapper {
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
}

type Entry = [ours: string, field: WireField];

function translate(
  schema: z.core.$ZodType | undefined,
  path: string,
  isNamed: (entry: Entry, part: string) => boolean,
  nameOf: (entry: Entry) => string,
): string {
  let held = schema;
  const parts = path.split('.').map((part) => {
    // A number is an item of the list that is held.
    if (/^\d+$/.test(part)) return part;
    const fields = declaredIn(held);
    const entry = fields && Object.entries(fields).find((each) => isNamed(each as Entry, part));
    // Below a part that nobody declared, nothing is known.
    held = entry?.[1][1];
    return entry ? nameOf(entry as Entry) : part;
  });
  return parts.join('.');
}

/** Looks through optional, list, null and either-or wrappers for the entity they hold. */
function declaredIn(schema: z.core.$ZodType | undefined) {
  let inner = schema;
  while (inner) {
    const fields = fieldsOf(inner);
    if (fields) return fields;
    const def = inner._zod.def as Wrapper;
    inner = def.innerType ?? def.element ?? def.in ?? def.options?.[0];
  }
  return undefined;
}

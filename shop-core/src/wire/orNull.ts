import * as z from './zod.ts';

/** A value that may be missing. Absent and null on the wire are the same to us: null. */
/* @__NO_SIDE_EFFECTS__ */
export function orNull<T extends z.core.$ZodType>(schema: T): OrNull<T> {
  const made = (known.get(schema) as OrNull<T> | undefined) ?? make(schema);
  known.set(schema, made);
  return made;
}

type OrNull<T extends z.core.$ZodType> = ReturnType<typeof make<T>>;

// Made once of each schema: most fields that may be missing are plain words.
const known = new WeakMap<object, unknown>();

const make = <T extends z.core.$ZodType>(schema: T) =>
  z.codec(z.nullish(schema), z.custom<z.output<T> | null>(), {
    decode: (value) => value ?? null,
    encode: (value) => value,
  });

/** The same for a field of ours in an ask: null is not sent at all, so that who does not know the field never meets it. */
/* @__NO_SIDE_EFFECTS__ */
export function orAbsent<T extends z.core.$ZodType>(schema: T) {
  return z.codec(z.nullish(schema), z.custom<z.output<T> | null>(), {
    decode: (value) => value ?? null,
    encode: (value) => value ?? undefined,
  });
}

import * as z from './zod.ts';

/** A value that may be missing. Absent and null on the wire are the same to us: null. */
/* @__NO_SIDE_EFFECTS__ */
export function orNull<T extends z.core.$ZodType>(schema: T) {
  return z.codec(z.nullish(schema), z.custom<z.output<T> | null>(), {
    decode: (value) => value ?? null,
    encode: (value) => value,
  });
}

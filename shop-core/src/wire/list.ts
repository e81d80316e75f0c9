import * as z from './zod.ts';

/**
 * A list on the wire. Other back ends send null or nothing for an empty one; both read as [].
 * @param max refuses longer lists, for bodies that a stranger sends
 */
/* @__NO_SIDE_EFFECTS__ */
export function list<T extends z.core.$ZodType>(item: T, max?: number) {
  const items = max === undefined ? z.array(item) : z.array(item, z.maxLength(max));
  return z.codec(z.nullish(items), z.custom<z.output<T>[]>(), {
    decode: (value) => value ?? [],
    encode: (value) => value,
  });
}

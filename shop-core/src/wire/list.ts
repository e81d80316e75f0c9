import * as z from './zod.ts';

/**
 * A list on the wire. Other back ends send null or nothing for an empty one; both read as []. An item of an answer that can't
 * be read is left out of it, and told (`decodeReply`).
 * @param max refuses longer lists, for bodies that a stranger sends
 */
/* @__NO_SIDE_EFFECTS__ */
export function list<T extends z.core.$ZodType>(item: T, max?: number) {
  const made = wholeList(item, max);
  lists.add(made);
  return made;
}

/** The same where a list with one item less says something else: an answer with an item that can't be read is none. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeList<T extends z.core.$ZodType>(item: T, max?: number) {
  const items = max === undefined ? z.array(item) : z.array(item, z.maxLength(max));
  return z.codec(z.nullish(items), z.custom<z.output<T>[]>(), {
    decode: (value) => value ?? [],
    encode: (value) => value,
  });
}

const lists = new WeakSet<object>();

/** Whether an answer may do without some items of this list. */
export function mayLackItems(schema: object): boolean {
  return lists.has(schema);
}

/**
 * A list that other clients may send as its single item: section 7 writes `sort` both ways (S7.25, S7.37). Sent as a list.
 */
/* @__NO_SIDE_EFFECTS__ */
export function listOrOne<T extends z.core.$ZodType>(item: T, max: number) {
  const items = z.union([z.array(item, z.maxLength(max)), item]);
  return z.codec(z.nullish(items), z.custom<z.output<T>[]>(), {
    decode: (value) =>
      Array.isArray(value) ? value : value === undefined || value === null ? [] : [value as z.output<T>],
    encode: (value) => value,
  });
}

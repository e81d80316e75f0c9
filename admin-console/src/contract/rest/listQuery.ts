import { wire } from 'shop-core/wire';
import * as z from 'zod/mini';
import { id } from '../scalars.ts';
import { jsonInQuery } from './jsonInQuery.ts';

/** Rows that one ask may want: what react-admin exports at most. */
export const longestRange = 1_000;
const furthest = 1_000_000;

const place = z.int().check(z.nonnegative(), z.maximum(furthest));
const range = z
  .tuple([place, place])
  .check(z.refine(([first, last]) => first <= last && last - first < longestRange, { error: 'too long' }));

const optionals = <F extends z.core.$ZodShape>(filters: F) =>
  Object.fromEntries(Object.entries(filters).map(([name, schema]) => [name, z.optional(schema)])) as {
    [K in keyof F]: z.ZodMiniOptional<F[K]>;
  };

/** The filter of a list, nothing in it that the resource does not name. */
export const listFilter = <F extends z.core.$ZodShape>(filters: F) =>
  z.strictObject({ ...optionals(filters), id: z.optional(z.array(id).check(z.maxLength(longestRange))) });

/**
 * What ra-data-simple-rest asks of a list: filter, sort and range, each as JSON; nothing that the resource does not name. The
 * filter `id` is a list of ids, which is how it asks for many rows at once.
 */
export function listQuery<F extends z.core.$ZodShape, const S extends readonly [string, ...string[]]>(
  filters: F,
  sortable: S,
) {
  const sort = z.tuple([z.enum(sortable), z.enum(['ASC', 'DESC'])]);
  return wire({
    filter: ['filter', z.optional(jsonInQuery(listFilter(filters)))],
    sort: ['sort', z.optional(jsonInQuery(sort))],
    range: ['range', z.optional(jsonInQuery(range))],
  });
}

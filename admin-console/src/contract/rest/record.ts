import { type Wire, wire } from 'shop-core/wire';
import type * as z from 'zod/mini';

export type SameNames<S extends z.core.$ZodShape> = { readonly [K in keyof S & string]: readonly [K, S[K]] };

/** An entity that the wire spells as we do. */
export function record<const S extends z.core.$ZodShape>(shape: S): Wire<SameNames<S>> {
  const fields = Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, [name, schema]]));
  // What fromEntries forgets: each name with its own schema.
  return wire(fields as unknown as SameNames<S>);
}

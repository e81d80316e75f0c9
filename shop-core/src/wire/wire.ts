import * as z from './zod.ts';

/** One field of a wire entity: how the other side spells it, and what it holds (itself a codec when it needs translating). */
export type WireField = readonly [wireName: string, schema: z.core.$ZodType];
export type WireFields = { readonly [ours: string]: WireField };

type TheirShape<F extends WireFields> = { -readonly [K in keyof F as F[K][0]]: F[K][1] };
type OurShape<F extends WireFields> = { -readonly [K in keyof F]: F[K][1] };

/** What our side holds of an entity declared by `wire`. */
export type Ours<F extends WireFields> = z.output<z.core.$ZodObject<OurShape<F>, z.core.$strip>>;
/** The codec that `wire` makes: `decode` reads their spelling, `encode` writes it. */
export type Wire<F extends WireFields> = z.core.$ZodCodec<
  z.core.$ZodObject<TheirShape<F>, z.core.$strip>,
  z.core.$ZodCustom<Ours<F>, Ours<F>>
>;

/** The codec of an entity that has a name: an editor shows the name, where it would write out every field in both spellings. */
export interface Named<Entity> extends z.core.$ZodCodec<z.core.$ZodType, z.core.$ZodType<Entity>> {}

/**
 * Declares an entity of the wire once, for both directions: ours on the left, their spelling and the type on the right.
 *
 * Unknown fields are dropped. Errors name the path in the wire's spelling, because that is what the other side sent.
 * @example
 * const product = wire({ subCategoryName: ['sub-catgeory-name', z.string()] });
 * z.decode(product, { 'sub-catgeory-name': 'Cincin' }); // { subCategoryName: 'Cincin' }
 */
/* @__NO_SIDE_EFFECTS__ */
export function wire<const F extends WireFields>(fields: F): Wire<F> {
  const names = Object.entries(fields).map(([ours, [theirs]]) => ({ ours, theirs }));
  const shape = Object.fromEntries(Object.values(fields)) as TheirShape<F>;
  const codec = z.codec(z.object(shape), z.custom<Ours<F>>(), {
    decode: (value) => rename(value, names, 'theirs', 'ours') as Ours<F>,
    // TypeScript can't follow a renamed mapped type through z.codec; Wire<F> states it.
    encode: (value) => rename(value as object, names, 'ours', 'theirs') as never,
  }) as unknown as Wire<F>;
  declared.set(codec, fields);
  return codec;
}

const declared = new WeakMap<object, WireFields>();

/** The fields that an entity was declared with, or undefined for any other schema. */
export function fieldsOf(schema: object): WireFields | undefined {
  return declared.get(schema);
}

type Name = { readonly ours: string; readonly theirs: string };

function rename(value: object, names: readonly Name[], from: keyof Name, to: keyof Name): object {
  const source = value as Record<string, unknown>;
  const renamed: Record<string, unknown> = {};
  for (const name of names) {
    // An optional field that was not there stays absent: exactOptionalPropertyTypes tells undefined from absent.
    const held = source[name[from]];
    if (held !== undefined) renamed[name[to]] = held;
  }
  return renamed;
}

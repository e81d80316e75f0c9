import { type Wire, type WireFields, wire } from 'shop-core/wire';
import * as z from 'zod/mini';
import type { SameNames } from '../rest/record.ts';
import { derivedFields, type Entity } from './derivedFields.ts';
import { type ClosedSource, type Source, sources } from './sources.ts';

type Table = typeof derivedFields;
/** The fields of an entity that not everybody is told who sees the row. */
type Closed<E extends Entity> = {
  [F in keyof Table[E]]: Table[E][F] extends ClosedSource ? F : never;
}[keyof Table[E]];

type Optional<T> = T extends z.core.$ZodType ? z.ZodMiniOptional<T> : never;
type ToldShape<E extends Entity, S> = { readonly [K in keyof S]: K extends Closed<E> ? Optional<S[K]> : S[K] };
type ToldFields<E extends Entity, F extends WireFields> = {
  readonly [K in keyof F]: K extends Closed<E> ? readonly [F[K][0], Optional<F[K][1]>] : F[K];
};

/** What was declared of an entity, by its schema. */
export interface Declared {
  readonly entity: Entity;
  readonly fields: WireFields;
}

const declared = new WeakMap<object, Declared>();

/** What `told` declared; undefined for any other schema. */
export const declaredBy = (schema: object): Declared | undefined => declared.get(schema);

export const sourcesOf = (entity: Entity): Readonly<Record<string, Source>> => derivedFields[entity];
const isClosed = (source: Source | undefined): boolean => source !== undefined && sources[source] !== undefined;

/** An entity whose fields the table of derived fields knows: those that not everybody is told may be absent. */
export function toldWire<E extends Entity, const F extends WireFields & Readonly<Record<keyof Table[E], unknown>>>(
  entity: E,
  fields: F,
): Wire<ToldFields<E, F>> {
  const from = sourcesOf(entity);
  const told = Object.fromEntries(
    Object.entries(fields as WireFields).map(([name, [wireName, schema]]) => [
      name,
      [wireName, isClosed(from[name]) ? z.optional(schema) : schema],
    ]),
  ) as unknown as ToldFields<E, F>;
  const codec = wire(told as WireFields);
  declared.set(codec, { entity, fields: told as WireFields });
  return codec as unknown as Wire<ToldFields<E, F>>;
}

/** The same where the wire spells the fields as we do. */
export function told<E extends Entity, const S extends z.core.$ZodShape & Readonly<Record<keyof Table[E], unknown>>>(
  entity: E,
  shape: S,
): Wire<SameNames<ToldShape<E, S>>> {
  const fields = Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, [name, schema]]));
  return toldWire(entity, fields as never) as unknown as Wire<SameNames<ToldShape<E, S>>>;
}

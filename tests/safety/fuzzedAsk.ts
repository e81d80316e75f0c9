import fc from 'fast-check';
import type { Call } from 'shop-core/wire';
import { brokenBodies, hostile, hostileInAddress, strangeEnds, strangeHeaders, Verbatim } from './hostileValues.ts';
import { type Schema, schemaOf, valid } from './schemaArbitrary.ts';

/** An ask as the wire spells it. */
export type WireParts = Readonly<Record<'params' | 'query' | 'body', unknown>>;

interface Change {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** How to make an ask out of a good one that is known only when it is sent. */
export interface Recipe {
  /** The good ask, or one that the schemas alone made. */
  readonly from: 'good' | Readonly<Record<string, unknown>>;
  readonly changes: readonly Change[];
  /** Where it is not null, this is sent instead. */
  readonly body: string | null;
  readonly headers: Readonly<Record<string, string>> | null;
  readonly end: string | null;
}

const absent = Symbol('absent');

/** The places of an ask where something can be changed. */
function places(schema: Schema, path: readonly string[]): [path: readonly string[], schema: Schema][] {
  const held = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  const inside = Object.entries(held.properties ?? {}).flatMap(([name, each]) => places(each, [...path, name]));
  const items = held.items ? places(held.items, [...path, '0']) : [];
  return [...(path.length > 1 ? [[path, schema] as [typeof path, Schema]] : []), ...inside, ...items];
}

/** Asks of a call: good ones, ones that are a little wrong, and such as only an enemy sends. */
export function recipes(call: Call): fc.Arbitrary<Recipe> {
  const parts = (['params', 'query', 'body'] as const).filter((part) => call[part]);
  const schemas = Object.fromEntries(parts.map((part) => [part, schemaOf(call[part])]));
  const change = parts
    .flatMap((part) => places(schemas[part] ?? {}, [part]))
    .map(([path, schema]) => {
      const wrong = path[0] === 'body' ? hostile : hostileInAddress;
      return fc.record({
        path: fc.constant(path),
        value: fc.oneof(
          { arbitrary: valid(schema), weight: 3 },
          { arbitrary: wrong, weight: 2 },
          { arbitrary: fc.constant(absent), weight: 1 },
        ),
      });
    });
  const good = fc.constant('good' as const);
  const made = fc.record(Object.fromEntries(parts.map((part) => [part, valid(schemas[part] ?? {})])));
  const seldom = <T>(value: fc.Arbitrary<T>) =>
    fc.oneof({ arbitrary: fc.constant(null), weight: 15 }, { arbitrary: value, weight: 1 });
  return fc.record({
    from: fc.oneof({ arbitrary: good, weight: 3 }, { arbitrary: made, weight: 1 }),
    changes: change.length > 0 ? fc.array(fc.oneof(...change), { maxLength: 3 }) : fc.constant([]),
    body: call.method === 'GET' ? fc.constant(null) : seldom(fc.constantFrom(...brokenBodies)),
    headers: seldom(fc.constantFrom(...strangeHeaders)),
    end: seldom(fc.constantFrom(...strangeEnds)),
  });
}

/** The ask that a recipe makes of a good one. */
export function changed(good: WireParts, { from, changes }: Pick<Recipe, 'from' | 'changes'>): WireParts {
  const ask = structuredClone(from === 'good' ? { ...good } : { ...good, ...ofOwner(from, good) });
  for (const { path, value } of changes) setAt(ask, path, value);
  return ask;
}

/** Whose code an ask names stays: of another, no handler would ever see it. */
function ofOwner(made: Readonly<Record<string, unknown>>, good: WireParts) {
  return Object.fromEntries(
    Object.entries(made).map(([part, fields]) => {
      const code = (good[part as keyof WireParts] as Record<string, unknown> | undefined)?.['customer-code'];
      return [part, code === undefined ? fields : { ...(fields as object), 'customer-code': code }];
    }),
  );
}

function setAt(ask: object, path: readonly string[], value: unknown): void {
  let held = ask as Record<string, unknown>;
  for (const name of path.slice(0, -1)) {
    const next = held[name];
    if (typeof next !== 'object' || next === null) held[name] = {};
    held = held[name] as Record<string, unknown>;
  }
  const last = path.at(-1) ?? '';
  if (value === absent) delete held[last];
  else held[last] = value;
}

/** The address of an ask. A list in the query is its key many times. */
export function addressOf(path: string, { params, query }: WireParts): string {
  const named = (params ?? {}) as Record<string, unknown>;
  const url = path.replace(/\{([^}]+)\}/g, (_, name: string) => inAddress(named[name] ?? ''));
  const search = Object.entries((query ?? {}) as object).flatMap(([name, value]) =>
    [value].flat().map((each: unknown) => `${name}=${inAddress(each)}`),
  );
  return search.length > 0 ? `${url}?${search.join('&')}` : url;
}

const inAddress = (value: unknown): string =>
  value instanceof Verbatim ? value.text : encodeURIComponent(wellFormed(textOf(value)));
// Half a surrogate has no place in an address; its bytes have.
const wellFormed = (value: string) => value.replace(/\p{Surrogate}/gu, '\ufffd');

/** What a value is where everything is text. */
export const textOf = (value: unknown): string => {
  if (value instanceof Verbatim) return value.text;
  return typeof value === 'object' ? jsonOf(value) : String(value);
};

/** JSON, with what is verbatim as it is. */
export const jsonOf = (value: unknown): string =>
  (JSON.stringify(value, (_, each) => (each instanceof Verbatim ? `\u0001${each.text}\u0001` : each)) ?? '').replace(
    /"\\u0001(.*?)\\u0001"/g,
    '$1',
  );

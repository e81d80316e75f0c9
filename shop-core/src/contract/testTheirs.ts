import fc from 'fast-check';
import * as z from 'zod/mini';
import { dashDate, instant, isoDate, slashDate } from '../wire/index.ts';

type Schema = z.core.$ZodType;
/** What is read of the schemas that the contract is made of. */
interface Def {
  readonly type: string;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly valueType?: Schema;
  readonly in?: Schema;
  readonly options?: readonly Schema[];
  readonly entries?: Readonly<Record<string, string>>;
}
interface Check {
  readonly check: string;
  readonly value?: number;
  readonly inclusive?: boolean;
  readonly maximum?: number;
  readonly minimum?: number;
  readonly pattern?: RegExp;
  readonly format?: string;
}

const moments = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
const days = moments.map((moment) => moment.toISOString().slice(0, 10));
const dayFirst = (separator: string) => days.map((day) => day.split('-').reverse().join(separator));

/** Texts that are too rare to be found by trying. */
const known = new Map<Schema, fc.Arbitrary<unknown>>([
  [dashDate, dayFirst('-')],
  [slashDate, dayFirst('/')],
  [isoDate, days],
  [instant, moments.map((moment) => moment.toISOString())],
]);

/** Anything the other side may send for a schema of the contract, in the spelling of the wire. */
export function theirs(schema: Schema): fc.Arbitrary<unknown> {
  const def = schema._zod.def as Def;
  const inner = () => theirs(def.innerType ?? def.in ?? schema);
  switch (def.type) {
    case 'string':
      return texts(def);
    case 'number':
      return numbers(def);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'unknown':
      return fc.jsonValue({ maxDepth: 1 });
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}));
    case 'optional':
      return fc.option(inner(), { nil: undefined });
    case 'nullable':
      return fc.option(inner(), { nil: null });
    case 'catch':
      return inner();
    case 'array':
      return fc.array(theirs(def.element ?? schema), { minLength: limit(def, 'minimum') ?? 0, maxLength: 3 });
    case 'record':
      return fc.dictionary(fc.string({ minLength: 1 }), theirs(def.valueType ?? schema), { maxKeys: 3 });
    case 'union':
      return fc.oneof(...(def.options ?? []).map(theirs));
    case 'object':
      return objects(def.shape ?? {});
    case 'pipe':
      return known.get(schema) ?? inner().filter((value) => z.safeDecode(schema, value as never).success);
    default:
      throw new Error(`no values for a schema of the type ${def.type}`);
  }
}

function objects(shape: NonNullable<Def['shape']>): fc.Arbitrary<unknown> {
  const fields = Object.entries(shape).map(([name, schema]) => [name, theirs(schema)] as const);
  // On the wire a field that is undefined is not there at all.
  return fc.record(Object.fromEntries(fields)).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
}

function texts(def: Def): fc.Arbitrary<string> {
  const pattern = checksOf(def).find((check) => check.format === 'regex')?.pattern;
  if (pattern) return fc.stringMatching(pattern);
  const maxLength = Math.min(limit(def, 'maximum') ?? 12, 12);
  // Graphemes are longer than the units a maximum counts.
  return fc.string({ unit: 'grapheme', maxLength }).map((text) => text.replaceAll('\0', '').slice(0, maxLength));
}

function numbers(def: Def): fc.Arbitrary<number> {
  const isWhole = (schema: Def) => 'format' in schema;
  const bounds = checksOf(def);
  const above = bounds.find(({ check }) => check === 'greater_than');
  const below = bounds.find(({ check }) => check === 'less_than');
  const [lowest, highest] = [above?.value ?? Number.MIN_SAFE_INTEGER, below?.value ?? Number.MAX_SAFE_INTEGER];
  if (isWhole(def)) return fc.integer({ min: lowest + (above?.inclusive === false ? 1 : 0), max: highest });
  // JSON has no -0.
  return fc.double({ min: lowest, max: highest, noNaN: true }).map((value) => value + 0);
}

const checksOf = (def: Def): Check[] => (def.checks ?? []).map((check) => check._zod.def);
const limit = (def: Def, side: 'minimum' | 'maximum') =>
  checksOf(def).find((check) => check[side] !== undefined)?.[side];

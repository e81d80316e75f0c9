import { grams, money, purity, signedGrams } from 'shop-core/contract';
import { dashDate, instant, isoDate, slashDate } from 'shop-core/wire';
import * as z from 'zod/mini';
import type { Schema } from './openApiDocument.ts';

type ZodSchema = z.core.$ZodType;
type Draft = z.core.JSONSchema.BaseSchema;

/** What a reader can't see in the type. */
const explained = new Map<ZodSchema, Draft>([
  [dashDate, { description: 'DD-MM-YYYY', examples: ['05-01-2026'] }],
  [slashDate, { description: 'DD/MM/YYYY', examples: ['05/01/2026'] }],
  [isoDate, { description: 'YYYY-MM-DD', examples: ['2026-01-05'] }],
  [instant, { format: 'date-time', description: 'UTC', examples: ['2026-01-05T02:00:00.000Z'] }],
  [money, { description: 'whole rupiah', examples: [1_500_000] }],
  [grams, { description: 'grams', examples: [0.5] }],
  [signedGrams, { description: 'grams, below 0 when sold', examples: [5] }],
  [purity, { description: 'percent', examples: [99.99] }],
]);
/** Numbers that travel as text. */
const explainedPatterns = new Map<string, Draft>([
  ['^[1-9]\\d{0,9}$', { description: 'a whole number from 1', examples: ['7'] }],
  ['^-?\\d{1,15}$', { description: 'a whole number', examples: ['1'] }],
  ['^\\d{7}$', { description: 'an IMO number', examples: ['9074729'] }],
  ['^\\d{9}$', { description: 'an MMSI', examples: ['525012345'] }],
  ['^[A-Z0-9]{1,6}$', { description: 'capital letters and digits', examples: ['HM'] }],
]);

interface Seen {
  readonly zodSchema: z.core.$ZodTypes;
  readonly jsonSchema: Draft;
}

/** What may be sent for a schema of the contract. Absent, null and empty lists are the same, and all are taken. */
export function askSchema(schema: ZodSchema, mayHoldFiles = false): Schema {
  // Files of a multipart form are the one thing on the wire that JSON does not know.
  const unrepresentable = mayHoldFiles ? 'any' : 'throw';
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable, override: explain });
  return json as Schema;
}

/**
 * What this server answers for each schema, by name; one that holds another refers to it. Stricter than what a client of
 * ours takes from other back ends: each declared field is there, null at least, and an empty list is [].
 */
export function replySchemas(named: Readonly<Record<string, ZodSchema>>, uri: (name: string) => string) {
  const known = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) known.add(schema, { id });
  const { schemas } = z.toJSONSchema(known, { io: 'input', uri, override: answerAll });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _, $id: __, ...json }]) => [name, json as Schema]),
  );
}

function answerAll(seen: Seen): void {
  explain(seen);
  const { zodSchema, jsonSchema } = seen;
  const { def } = zodSchema._zod;
  if (def.type === 'object') {
    const always = Object.entries(def.shape).filter(([, field]) => !isOptional(field));
    if (always.length > 0) jsonSchema.required = always.map(([name]) => name);
  }
  const [list, nothing] = jsonSchema.anyOf ?? [];
  if (list?.type === 'array' && nothing?.type === 'null') {
    delete jsonSchema.anyOf;
    Object.assign(jsonSchema, list);
  }
}

/** A field that even our answers may leave out. */
function isOptional(field: ZodSchema): boolean {
  const { def } = (field as z.core.$ZodTypes)._zod;
  return def.type === 'optional' || (def.type === 'catch' && isOptional(def.innerType));
}

function explain({ zodSchema, jsonSchema }: Seen): void {
  Object.assign(jsonSchema, explained.get(zodSchema) ?? explainedPatterns.get(jsonSchema.pattern ?? ''));
  if (zodSchema._zod.def.type === 'custom') {
    Object.assign(jsonSchema, { type: 'string', contentMediaType: 'application/octet-stream', description: 'a file' });
  }
  // Every whole number of JSON is meant.
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

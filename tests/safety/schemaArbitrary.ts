import fc from 'fast-check';
import * as z from 'zod/mini';

/** As much of a JSON schema as the contract's schemas make of themselves. */
export interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** What a part of an ask is on the wire. */
export const schemaOf = (part: z.core.$ZodType | undefined): Schema =>
  part ? (z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as Schema) : {};

/** Values that keep a schema, its limits among them. */
export function valid(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valid));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return object(schema);
    case 'array':
      return fc.array(valid(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 4, 4) });
    case 'string':
      return text(schema);
    case 'integer':
      return whole(schema);
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

const object = ({ properties = {}, required = [] }: Schema) =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, held]) => [name, valid(held)])), {
    requiredKeys: [...required],
  });

function text({ pattern, format, maxLength = 200 }: Schema) {
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((moment) => moment.toISOString());
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const short = fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 20) });
  return fc.oneof({ arbitrary: short, weight: 4 }, fc.constant('x'.repeat(Math.min(maxLength, 100_000))));
}

function whole({ minimum, exclusiveMinimum, maximum = Number.MAX_SAFE_INTEGER }: Schema) {
  const min = exclusiveMinimum === undefined ? (minimum ?? Number.MIN_SAFE_INTEGER) : exclusiveMinimum + 1;
  const least = Math.max(min, 0);
  const small = fc.integer({ min: least, max: Math.min(maximum, least + 20) });
  return fc.oneof({ arbitrary: small, weight: 4 }, fc.constantFrom(min, maximum), fc.integer({ min, max: maximum }));
}

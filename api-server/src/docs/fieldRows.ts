import type { OpenApiDocument, Schema } from './openApiDocument.ts';

/** One line of a table of fields. */
export interface FieldRow {
  /** 'products[].sku' */
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** What the type leaves open: the form of a date, the unit, how long it may be. */
  readonly notes: string;
}

type Schemas = OpenApiDocument['components']['schemas'];

/** The schema behind references and 'or null', and whether it may be null. */
export function plain(schema: Schema, schemas: Schemas): { readonly schema: Schema; readonly isNullable: boolean } {
  if (schema.$ref) return plain(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas);
  if (Array.isArray(schema.type)) {
    const [type] = schema.type.filter((each) => each !== 'null');
    return { schema: { ...schema, type }, isNullable: schema.type.includes('null') };
  }
  const inner = schema.anyOf?.find(({ type }) => type !== 'null');
  if (!inner) return { schema, isNullable: false };
  return { schema: plain({ ...inner, ...noted(schema) }, schemas).schema, isNullable: true };
}

const noted = ({ description, examples }: Schema) => ({
  ...(description !== undefined && { description }),
  ...(examples && { examples }),
});

/** Everything that a schema holds, one row a field, those of what it holds below it. */
export function fieldRows(schema: Schema, schemas: Schemas, name = '', isRequired = true): FieldRow[] {
  const { schema: held, isNullable } = plain(schema, schemas);
  const item = held.items && plain(held.items, schemas).schema;
  const type = `${item ? `list of ${typeOf(item)}` : typeOf(held)}${isNullable ? ' or null' : ''}`;
  const own = name || !held.properties ? [{ name, type, isRequired, notes: notesOf(item ?? held, held) }] : [];
  const inside = item ?? held;
  const prefix = [name, item && '[]'].filter(Boolean).join('');
  return [
    ...own,
    ...Object.entries(inside.properties ?? {}).flatMap(([field, each]) =>
      fieldRows(each, schemas, prefix ? `${prefix}.${field}` : field, inside.required?.includes(field) ?? false),
    ),
  ];
}

const names: Readonly<Record<string, string>> = { string: 'text', integer: 'whole number', null: 'null' };

function typeOf({ type, enum: words, properties }: Schema): string {
  if (words) return words.map((word) => JSON.stringify(word)).join(' or ');
  if (properties) return 'object';
  return names[String(type)] ?? String(type ?? 'anything');
}

function notesOf(inner: Schema, outer: Schema): string {
  const { description, pattern, maxLength, minimum, exclusiveMinimum, maximum } = inner;
  const notes = [
    description ?? (pattern && `matches ${pattern}`),
    maxLength !== undefined && `at most ${maxLength} characters`,
    minimum !== undefined && `from ${minimum}`,
    exclusiveMinimum !== undefined && `above ${exclusiveMinimum}`,
    maximum !== undefined && `up to ${maximum}`,
    outer.maxItems !== undefined && `at most ${outer.maxItems} of them`,
    outer.minItems !== undefined && `at least ${outer.minItems} of them`,
  ];
  return notes.filter(Boolean).join(', ');
}

import { plain } from './fieldRows.ts';
import type { OpenApiDocument, Schema } from './openApiDocument.ts';

/** A value as it may travel: what a schema says by itself, with a plain word or number where it says little. */
export function exampleOf(schema: Schema, schemas: OpenApiDocument['components']['schemas']): unknown {
  const { schema: held } = plain(schema, schemas);
  if (held.examples) return held.examples[0];
  if (held.enum) return held.enum[0];
  switch (held.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(held.properties ?? {}).map(([name, field]) => [name, exampleOf(field, schemas)]),
      );
    case 'array':
      return [exampleOf(held.items ?? {}, schemas)];
    case 'string':
      return 'text';
    case 'integer':
    case 'number':
      return Math.max(1, Number(held.minimum ?? 1));
    case 'boolean':
      return true;
    default:
      return null;
  }
}

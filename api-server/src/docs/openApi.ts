import { type ApiDescription, noteOf } from './apiDescription.ts';
import { replySchemas } from './jsonSchemas.ts';
import type { OpenApiDocument, Operation, Schema } from './openApiDocument.ts';
import { operation } from './operation.ts';
import { refusals } from './refusals.ts';
import { templatePath } from './templatePaths.ts';

const schemaPath = '#/components/schemas/';

/** The OpenAPI document of an API, made of the calls as client and server know them. */
export function openApi(api: ApiDescription): OpenApiDocument {
  // As they stand in the sources: by area, and there as somebody thought it best to read.
  const order = [...api.notes.keys()];
  const calls = Object.entries(api.calls).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  const schemas = repliesOf(api);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, call] of calls) {
    const replies = { data: schemas.of(call.reply), meta: call.meta && schemas.of(call.meta) };
    const path = templatePath(call, Object.values(api.calls));
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(api, name, { call, path, ...replies }) };
  }
  const responses = refusals(api, { $ref: `${schemaPath}Failure` });
  const tags = new Set(calls.map(([name]) => noteOf(api, name).area));
  return {
    openapi: '3.1.1',
    info: {
      title: api.title,
      version: '1',
      description: api.description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: [...tags].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: reached(schemas.named, { paths, responses }),
      responses,
    },
  };
}

/** The schemas of all that is answered, in one pass, so that they can refer to each other. */
function repliesOf({ calls, entities, failure }: ApiDescription) {
  const named = new Map([['Failure', failure], ...Object.entries(entities).filter(([, each]) => each !== failure)]);
  const known = new Map([...named].map(([name, schema]) => [schema, name]));
  for (const [name, { reply, meta }] of Object.entries(calls)) {
    if (!known.has(reply)) known.set(reply, `${name} data`);
    if (meta && !known.has(meta)) known.set(meta, `${name} meta`);
  }
  const all = replySchemas(
    Object.fromEntries([...known].map(([schema, name]) => [name, schema])),
    (name) => schemaPath + name,
  );
  return {
    named: {
      ...Object.fromEntries([...named.keys()].map((name) => [name, all[name] ?? {}])),
      Failure: ourFailure(all.Failure ?? {}),
    },
    of: (schema: Parameters<typeof known.get>[0]): Schema => {
      const name = known.get(schema) ?? '';
      return named.has(name) ? { $ref: schemaPath + name } : (all[name] ?? {});
    },
  };
}

/** Other back ends may send one sentence where we always send a list; the document says what we send. */
function ourFailure(schema: Schema): Schema {
  const text = { type: 'string' };
  const errors = { type: 'object', additionalProperties: text };
  return { ...schema, properties: { ...schema.properties, message: { type: 'array', items: text }, errors } };
}

/** Only what somebody refers to. */
function reached(schemas: Readonly<Record<string, Schema>>, from: unknown): Record<string, Schema> {
  const found: Record<string, Schema> = {};
  const look = (json: string) => {
    for (const [, name = ''] of json.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const schema = schemas[name];
      if (!schema || name in found) continue;
      found[name] = schema;
      look(JSON.stringify(schema));
    }
  };
  look(JSON.stringify(from));
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

import type { Call } from 'shop-core/wire';
import type * as z from 'zod/mini';
import type { ApiDescription, HeaderParameter } from './apiDescription.ts';
import { askSchema } from './jsonSchemas.ts';
import type { Operation, Parameter, Schema } from './openApiDocument.ts';
import { refusalRef, statusesOf } from './refusals.ts';

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });

/** One call of an API as the document says it. `replies` are the schemas of its data and meta. */
export function operation(
  api: ApiDescription,
  name: string,
  call: Call,
  replies: { readonly data: Schema; readonly meta: Schema | undefined },
): Operation {
  const { area, statements, text } = api.notes.get(name) ?? { area: 'other', statements: [], text: '' };
  const permissions = api.neededPermissions?.(call);
  const parameters = parametersOf(call, api.headers?.[name]);
  return {
    operationId: name,
    summary: inWords(name),
    ...(text && { description: text }),
    tags: [area],
    'x-statements': statements,
    ...(permissions?.length && { 'x-needs-one-of': permissions }),
    security: call.auth === 'anyone' ? [{}, { token: [] }] : [{ token: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: { required: true, ...json(askSchema(call.body)) } }),
    responses: {
      200: { description: 'Done', ...json(envelope(replies)) },
      ...Object.fromEntries(statusesOf(call).map((status) => [status, refusalRef(status)])),
    },
  };
}

/** Every success: sentences for a person, the data, and meta where a call has it. */
function envelope({ data, meta }: { data: Schema; meta: Schema | undefined }): Schema {
  return {
    type: 'object',
    properties: { message: { type: 'array', items: { type: 'string' } }, data, ...(meta && { meta }) },
    required: ['message', 'data', ...(meta ? ['meta'] : [])],
  };
}

function parametersOf(call: Call, header: HeaderParameter | undefined): Parameter[] {
  return [
    ...parametersIn('path', call.params),
    ...parametersIn('query', call.query),
    ...(header ? [headerParameter(header)] : []),
  ];
}

function parametersIn(place: 'path' | 'query', schema: z.core.$ZodType | undefined): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = askSchema(schema);
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: field,
  }));
}

const headerParameter = ({ name, pattern, description }: HeaderParameter): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string', pattern },
});

/** 'getUniqueCode' -> 'Get unique code' */
function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

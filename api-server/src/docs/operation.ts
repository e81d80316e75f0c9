import type { Call } from 'shop-core/wire';
import type * as z from 'zod/mini';
import { type ApiDescription, type HeaderParameter, noteOf } from './apiDescription.ts';
import { askSchema } from './jsonSchemas.ts';
import type { Operation, Parameter, Schema } from './openApiDocument.ts';
import { refusalRef, statusesOf } from './refusals.ts';
import { templateName } from './templatePaths.ts';

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });

const bodyOf = (body: z.core.$ZodType, isMultipart = false) =>
  isMultipart ? { content: { 'multipart/form-data': { schema: askSchema(body, true) } } } : json(askSchema(body));

/** A call with what the whole document decides for it. */
interface Placed {
  readonly call: Call;
  readonly path: string;
  /** The schemas of its reply. */
  readonly data: Schema;
  readonly meta: Schema | undefined;
}

/** One call of an API as the document says it. */
export function operation(api: ApiDescription, name: string, placed: Placed): Operation {
  const { call } = placed;
  const { area, statements, text } = noteOf(api, name);
  const permissions = api.neededPermissions?.(call);
  const parameters = parametersOf(placed, api.headers?.[name]);
  return {
    operationId: name,
    summary: inWords(name),
    ...(text && { description: text }),
    tags: [area],
    'x-statements': statements,
    ...(permissions?.length && { 'x-needs-one-of': permissions }),
    security: call.auth === 'anyone' ? [{}, { token: [] }] : [{ token: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: { required: true, ...bodyOf(call.body, call.isMultipart) } }),
    responses: {
      200: { description: 'Done', ...json(envelope(placed)) },
      ...Object.fromEntries(statusesOf(call).map((status) => [status, refusalRef(status)])),
    },
  };
}

/** Every success: sentences for a person, the data, and meta where a call has it. */
function envelope({ data, meta }: Placed): Schema {
  return {
    type: 'object',
    properties: { message: { type: 'array', items: { type: 'string' }, examples: [[]] }, data, ...(meta && { meta }) },
    required: ['message', 'data', ...(meta ? ['meta'] : [])],
  };
}

function parametersOf({ call, path }: Placed, header: HeaderParameter | undefined): Parameter[] {
  const inPath = parametersIn('path', call.params).map(({ name, ...more }) => {
    const shared = templateName(call, path, name);
    return { name: shared, ...(shared !== name && { description: `here the ${name}` }), ...more };
  });
  return [...inPath, ...parametersIn('query', call.query), ...(header ? [headerParameter(header)] : [])];
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

import Ajv2020 from 'ajv/dist/2020.js';
import { adminApi } from '../../api-server/src/docs/adminApi.ts';
import { openApi } from '../../api-server/src/docs/openApi.ts';
import type { Operation, Schema } from '../../api-server/src/docs/openApiDocument.ts';
import { shopApi } from '../../api-server/src/docs/shopApi.ts';

export const apiDocuments = { shop: openApi(shopApi()), console: openApi(adminApi()) };

export type Documented = keyof typeof apiDocuments;

// Formats and words of ours are for people; what is held against an answer is what must be there and of which type.
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
for (const [name, document] of Object.entries(apiDocuments)) ajv.addSchema(document, name);

/** What is wrong with a value by a schema of a document; nothing when it keeps to it. */
export function faultsOf(name: Documented, schema: Schema, value: unknown): unknown[] {
  const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${name}#/`)));
  return validate(value) ? [] : (validate.errors ?? []);
}

/** The schema that a document has for an answer to a call. */
export function answerSchema(name: Documented, { operationId, responses }: Operation, status: number): Schema {
  const answer = responses[status];
  if (!answer) throw new Error(`the document has no ${status} for ${operationId}`);
  const { responses: shared } = apiDocuments[name].components;
  const shown = '$ref' in answer ? shared[answer.$ref.split('/').at(-1) ?? ''] : answer;
  return shown?.content['application/json']?.schema ?? { not: {} };
}

/** The call that a document has at a route: 'GET /cart/C1?x=1'. A path without parameters goes before one with. */
function documentedCall(name: Documented, route: string): Operation {
  const [method = '', url = ''] = route.split(' ');
  const [path = ''] = url.split('?');
  const matches = (template: string) => new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path);
  const [found] = Object.entries(apiDocuments[name].paths)
    .flatMap(([template, methods]) => ({ template, operation: methods[method.toLowerCase()] }))
    .filter(({ template, operation }) => operation && matches(template))
    .sort((a, b) => Number(a.template.includes('{')) - Number(b.template.includes('{')));
  if (!found?.operation) throw new Error(`the document has no ${route}`);
  return found.operation;
}

/** What is wrong with an answer as it came, by the document of its origin. */
export const answerFaults = (name: Documented, route: string, { status, json }: { status: number; json: unknown }) =>
  faultsOf(name, answerSchema(name, documentedCall(name, route), status), json);

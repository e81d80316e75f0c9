import { html } from '../mail/html.ts';
import { exampleOf } from './exampleOf.ts';
import { type FieldRow, fieldRows } from './fieldRows.ts';
import type { OpenApiDocument, Operation, Refusals, Schema } from './openApiDocument.ts';

/** One call on the page: who may ask, with what, what comes back, and how it may be refused. */
export function operationSection(document: OpenApiDocument, method: string, path: string, call: Operation): string {
  const { schemas } = document.components;
  const ask = schemaOf(call.requestBody);
  const answer = schemaOf(call.responses[200]);
  return [
    html`<section id="${call.operationId}">`,
    html`<h3>${call.summary}</h3><p><code><b>${method.toUpperCase()}</b> /api${path}</code></p>`,
    html`<p>${[call.description, whoMayAsk(call), call['x-statements'].join(', ')].filter(Boolean).join(' · ')}</p>`,
    call.parameters ? table('Parameters', call.parameters.map(parameterRow(schemas))) : '',
    ask ? table('Body', fieldRows(ask, schemas)) + example('Body', exampleOf(ask, schemas)) : '',
    answer ? table('Answer', fieldRows(answer, schemas)) + example('Answer', exampleOf(answer, schemas)) : '',
    `<p>Refused with ${refusedWith(call)}.</p>`,
    '</section>',
  ].join('\n');
}

function schemaOf(part: Operation['requestBody'] | Operation['responses'][string] | undefined): Schema | undefined {
  return part && 'content' in part ? Object.values((part as Refusals).content)[0]?.schema : undefined;
}

function whoMayAsk({ security, 'x-needs-one-of': permissions }: Operation): string {
  if (security.some((way) => Object.keys(way).length === 0)) return 'Anyone may ask';
  return permissions ? `With a token whose role allows ${permissions.join(' or ')}` : 'With a token';
}

const parameterRow =
  (schemas: OpenApiDocument['components']['schemas']) =>
  ({ name, in: place, required, schema, description }: NonNullable<Operation['parameters']>[number]): FieldRow => {
    const [row] = fieldRows(schema, schemas, name, required);
    return { name, type: `${row?.type}, ${place}`, isRequired: required, notes: description ?? row?.notes ?? '' };
  };

function table(title: string, rows: readonly FieldRow[]): string {
  const head = html`<table><caption>${title}</caption><thead><tr><th scope="col">Name</th><th scope="col">Holds</th>`;
  const lines = rows.map(
    ({ name, type, isRequired, notes }) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${type}${isRequired ? '' : ', optional'}</td><td>${notes}</td></tr>`,
  );
  return `${head}<th scope="col">Notes</th></tr></thead><tbody>${lines.join('\n')}</tbody></table>`;
}

const example = (title: string, value: unknown) =>
  html`<details><summary>${title} as JSON</summary><pre tabindex="0">${JSON.stringify(value, null, 2)}</pre></details>`;

const refusedWith = ({ responses }: Operation) =>
  Object.keys(responses)
    .filter((status) => status !== '200')
    .map((status) => html`<a href="#refused-${status}">${status}</a>`)
    .join(' ');

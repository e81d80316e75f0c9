import { html } from '../mail/html.ts';
import { fieldRows } from './fieldRows.ts';
import type { OpenApiDocument } from './openApiDocument.ts';
import { operationSection } from './operationSection.ts';

/** The readable page of a document. It has no script: who reads it on an origin that holds tokens runs nobody's code. */
export function docsPage(document: OpenApiDocument): string {
  const { title, description } = document.info;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    html`<meta name="viewport" content="width=device-width"><title>${title}</title>`,
    `<style>${style}</style></head><body>`,
    html`<header><h1>${title}</h1><p>${description}</p>`,
    '<p><a href="/api/openapi.json">The OpenAPI 3.1 document</a></p></header>',
    `<nav aria-label="Calls">${document.tags.map(({ name }) => listOf(document, name)).join('')}</nav><main>`,
    ...document.tags.map(({ name }) => areaOf(document, name)),
    refusals(document),
    '</main></body></html>',
  ].join('\n');
}

function callsOf(document: OpenApiDocument, tag: string) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, call]) => call.tags.includes(tag))
      .map(([method, call]) => ({ path, method, call })),
  );
}

function listOf(document: OpenApiDocument, tag: string): string {
  const links = callsOf(document, tag).map(
    ({ path, method, call }) => html`<li><a href="#${call.operationId}">${method.toUpperCase()} ${path}</a></li>`,
  );
  return `${html`<h2>${tag}</h2>`}<ul>${links.join('\n')}</ul>`;
}

function areaOf(document: OpenApiDocument, tag: string): string {
  const sections = callsOf(document, tag).map(({ path, method, call }) =>
    operationSection(document, method, path, call),
  );
  return [html`<h2>${tag}</h2>`, ...sections].join('\n');
}

function refusals({ components: { responses, schemas } }: OpenApiDocument): string {
  const rows = Object.entries(responses).map(([name, { description }]) => {
    const status = name.replace('Refused', '');
    return html`<tr id="refused-${status}"><th scope="row">${status}</th><td>${description}</td></tr>`;
  });
  const fields = fieldRows(schemas.Failure ?? {}, schemas).map(
    ({ name, type }) => html`<tr><th scope="row"><code>${name}</code></th><td>${type}</td></tr>`,
  );
  return [
    '<h2>Refusals</h2><p>Every answer that is no success has this body. The first message is for a person, the code',
    'for a program, and errors hold one sentence a field.</p>',
    `<table><caption>Body</caption><tbody>${fields.join('\n')}</tbody></table>`,
    `<table><caption>Codes by status</caption><tbody>${rows.join('\n')}</tbody></table>`,
  ].join('\n');
}

const style = [
  ':root{color-scheme:light dark;--ink:#14213d;--muted:#55607a;--line:#d8cfb8;--back:#fbf8f1;--link:#6f5010}',
  '@media(prefers-color-scheme:dark){:root{--ink:#f2ede1;--muted:#a9b1c3;--line:#3a4356;--back:#12161f;--link:#e3b84f}}',
  'body{margin:0 auto;max-width:72rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--back)}',
  'a{color:var(--link)}h2{margin-top:3rem;text-transform:capitalize}section{border-top:1px solid var(--line);padding:.5rem 0}',
  'nav h2{margin:1rem 0 0;font-size:1rem}nav ul{columns:20rem;column-gap:2rem;margin:0}code,pre{font-size:.875rem;overflow-wrap:anywhere}',
  'table{width:100%;table-layout:fixed;border-collapse:collapse;margin:1rem 0}caption{text-align:left;font-weight:bold}',
  'th,td{text-align:left;vertical-align:top;padding:.25rem .5rem .25rem 0;border-bottom:1px solid var(--line)}',
  'tbody th{font-weight:normal}[id]:target h3{color:var(--link)}thead th{color:var(--muted);font-weight:normal}pre{overflow:auto;max-height:24rem}',
].join('');

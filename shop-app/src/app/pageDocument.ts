import type { DehydratedState } from '@tanstack/react-query';

/** What a rendered page knows: the browser begins with it instead of asking again. */
export interface PageState {
  readonly origin: string;
  readonly queries: DehydratedState;
}

const stateId = 'page-state';
const root = '<div id="root"></div>';
// Around what index.html says of no page in particular.
const [headBegin, headEnd] = ['<!--head-->', '<!--/head-->'];

/** The built index.html with a rendered page in it, and what that page knows. */
export function writePage(template: string, rendered: string, state: PageState): string {
  const [head, body] = splitHead(rendered);
  // As data a script is not run, but it would end at the first '</script' or turn at '<!--'.
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  const script = `<script type="application/json" id="${stateId}">${json}</script>`;
  const begin = template.indexOf(headBegin);
  const end = template.indexOf(headEnd) + headEnd.length;
  const [before, after] = template.slice(end).split(root);
  return `${template.slice(0, begin)}${head}${before}<div id="root">${body}</div>${script}${after}`;
}

/** React puts what belongs into the head in front of everything else. */
function splitHead(rendered: string): [string, string] {
  const headTag = /<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>/y;
  let end = 0;
  while (headTag.test(rendered)) end = headTag.lastIndex;
  return [rendered.slice(0, end), rendered.slice(end)];
}

/** What the server that rendered this page knew, or undefined where it rendered nothing. */
export function readPageState(): PageState | undefined {
  const script = document.getElementById(stateId);
  if (!script) return undefined;
  const page = JSON.parse(script.textContent ?? '') as PageState;
  // A server keeps a page until something in it changes: what it knew was true when it was sent, whenever it was asked.
  for (const { state } of page.queries.queries) state.dataUpdatedAt = Date.now();
  return page;
}

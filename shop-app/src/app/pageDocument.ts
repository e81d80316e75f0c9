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

/**
 * The built index.html with a rendered page in it, what that page knows, and the files of its screen's code. The script in
 * index.html fetches code once the page is painted, so that neither line nor processor is taken from what is seen.
 */
export function writePage(
  template: string,
  rendered: string,
  state: PageState,
  screenFiles: readonly string[],
): string {
  const [head, body] = splitHead(rendered);
  const [page, [entry, ...parts]] = takeCode(template);
  const files = [...parts, ...screenFiles, entry].join(' ');
  const code = entry === undefined ? '' : `<meta name="code" content="${files}">`;
  // As data a script is not run, but it would end at the first '</script' or turn at '<!--'.
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  const script = `<script type="application/json" id="${stateId}">${json}</script>`;
  const begin = page.indexOf(headBegin);
  const end = page.indexOf(headEnd) + headEnd.length;
  const [before, after] = page.slice(end).split(root);
  return `${page.slice(0, begin)}${head}${code}${before}<div id="root">${body}</div>${script}${after}`;
}

/** A template without the code that it would fetch at once, and the addresses of that code, its entry first. */
function takeCode(template: string): [string, string[]] {
  const files: string[] = [];
  const tag = /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]*)">(?:<\/script>)?\s*/g;
  const page = template.replace(tag, (_tag, file: string) => {
    files.push(file);
    return '';
  });
  return [page, files];
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

import { type EditorBlock, type EditorDocument, editorDocument } from './editorDocument.ts';
import { editorText } from './editorText.ts';
import { escapeHtml } from './escapeHtml.ts';

const blockTags = new Map([
  ['unstyled', 'p'],
  ['paragraph', 'p'],
  ['header-one', 'h1'],
  ['header-two', 'h2'],
  ['header-three', 'h3'],
  ['header-four', 'h4'],
  ['header-five', 'h5'],
  ['header-six', 'h6'],
  ['blockquote', 'blockquote'],
  ['code-block', 'pre'],
  ['atomic', 'figure'],
]);
const listTags = new Map([
  ['unordered-list-item', 'ul'],
  ['ordered-list-item', 'ol'],
]);

/**
 * A stored editor document as HTML. Blocks of an unknown type and empty ones are left out, text is escaped, addresses
 * are https, mailto, tel or on this site. What is no document is shown as the text it is.
 */
export function editorHtml(json: string): string {
  const stored = editorDocument(json);
  return stored ? blocksHtml(stored) : `<p>${escapeHtml(json)}</p>`;
}

function blocksHtml({ blocks, entities }: EditorDocument): string {
  let html = '';
  // The lists that are open, outermost first; each has an open item.
  const open: string[] = [];
  for (const block of blocks) {
    const inner = editorText(block, entities);
    const [tag, list] = [blockTags.get(block.type), listTags.get(block.type)];
    if ((!tag && !list) || inner.trim() === '') continue;
    html += list ? toItem(open, list, block) : close(open, 0);
    html += list ? inner : `<${tag}>${inner}</${tag}>`;
  }
  return html + close(open, 0);
}

/** What ends the items before and begins the next one. An item stands at most one level below the one before it. */
function toItem(open: string[], list: string, { depth }: EditorBlock): string {
  const level = Math.min(depth, open.length);
  const ended = close(open, level + 1);
  if (open[level] === list) return `${ended}</li><li>`;
  const closed = close(open, level);
  open.push(list);
  return `${ended}${closed}<${list}><li>`;
}

function close(open: string[], level: number): string {
  return open
    .splice(level)
    .reverse()
    .map((list) => `</li></${list}>`)
    .join('');
}

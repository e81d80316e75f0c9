import type { EditorBlock, EditorEntity, EditorRange } from './editorDocument.ts';
import { escapeHtml } from './escapeHtml.ts';
import { isSafeUrl } from './isSafeUrl.ts';

const styleTags = new Map([
  ['BOLD', 'strong'],
  ['ITALIC', 'em'],
  ['UNDERLINE', 'u'],
  ['STRIKETHROUGH', 's'],
  ['CODE', 'code'],
]);

/** The text of a block as HTML: escaped, its styles and links around it. What is unknown leaves the text as it is. */
export function editorText({ text, styles, entities }: EditorBlock, known: ReadonlyMap<string, EditorEntity>): string {
  return pieces(entities, 0, text.length)
    .map(([from, to]) => {
      const inner = pieces(styles, from, to).map(([start, end]) => styled(text.slice(start, end), styles, start));
      const around = entities.find((range) => range.from <= from && to <= range.to);
      return withEntity(inner.join(''), around && known.get(around.what));
    })
    .join('');
}

/** The stretch cut wherever a range begins or ends. */
function pieces(ranges: readonly EditorRange[], from: number, to: number): [number, number][] {
  const inside = ranges.flatMap((range) => [range.from, range.to]).filter((place) => from < place && place < to);
  const cuts = [...new Set([from, ...inside, to])].sort((one, other) => one - other);
  return cuts.slice(1).map((end, index) => [cuts[index] ?? from, end]);
}

function styled(text: string, styles: readonly EditorRange[], at: number): string {
  const tags = [...styleTags].filter(([style]) =>
    styles.some(({ from, to, what }) => what === style && from <= at && at < to),
  );
  return tags.reduceRight((inner, [, tag]) => `<${tag}>${inner}</${tag}>`, escapeHtml(text));
}

function withEntity(inner: string, entity: EditorEntity | undefined): string {
  const { url, href, src, alt } = entity?.data ?? {};
  const target = url ?? href;
  if (entity?.type === 'LINK' && isSafeUrl(target)) return `<a href="${escapeHtml(target)}">${inner}</a>`;
  if (entity?.type === 'IMAGE' && isSafeUrl(src)) {
    return `<img src="${escapeHtml(src)}" alt="${escapeHtml(typeof alt === 'string' ? alt : '')}">`;
  }
  return inner;
}

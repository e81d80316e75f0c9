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

/**
 * The text of a block as HTML: escaped, its styles and links around it. What is unknown leaves the text as it is. Where entities
 * lie over each other the later one counts, as in Draft.js, where a character has one.
 */
export function editorText(block: EditorBlock, known: ReadonlyMap<string, EditorEntity>): string {
  const { characters, styles } = block;
  const entities = block.entities.filter(({ what }) => known.has(what));
  const keyAt = (place: number) => rangesAt(entities, place).at(-1)?.what;
  return runs(entities, [0, characters.length], keyAt)
    .map(({ stretch, value }) => {
      const inner = runs(styles, stretch, (place) => tagsAt(styles, place)).map((run) =>
        styled(characters.slice(...run.stretch).join(''), run.value),
      );
      return withEntity(inner.join(''), value === undefined ? undefined : known.get(value));
    })
    .join('');
}

/** From one place among the characters of a block to before another. */
type Stretch = readonly [from: number, to: number];

interface Run<T> {
  readonly stretch: Stretch;
  readonly value: T;
}

/** The stretch in parts of one value each, as long as they can be. Values change where ranges begin and end. */
function runs<T>(ranges: readonly EditorRange[], [from, to]: Stretch, valueAt: (place: number) => T): Run<T>[] {
  const inside = ranges.flatMap((range) => [range.from, range.to]).filter((place) => from < place && place < to);
  const begins = [...new Set([from, ...inside])].sort((one, other) => one - other);
  const changes = begins.filter((place) => place === from || valueAt(place) !== valueAt(place - 1));
  return changes.map((place, index) => ({ stretch: [place, changes[index + 1] ?? to], value: valueAt(place) }));
}

const rangesAt = (ranges: readonly EditorRange[], place: number) =>
  ranges.filter(({ from, to }) => from <= place && place < to);

/** The tags of the styles at a place, outermost first, as one word that can be compared. */
function tagsAt(styles: readonly EditorRange[], place: number): string {
  const names = new Set(rangesAt(styles, place).map(({ what }) => what));
  return [...styleTags].flatMap(([style, tag]) => (names.has(style) ? [tag] : [])).join(' ');
}

function styled(text: string, tags: string): string {
  const around = tags === '' ? [] : tags.split(' ');
  return around.reduceRight((inner, tag) => `<${tag}>${inner}</${tag}>`, escapeHtml(text));
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageHtml } from './pageHtml.ts';

interface Range {
  readonly offset: number;
  readonly length: number;
}
type StyleRange = Range & { readonly style: string };
type EntityRange = Range & { readonly key: number };

const links = ['/satu', '/dua'];
const entityMap = Object.fromEntries(links.map((url, key) => [key, { type: 'LINK', data: { url } }]));
const htmlOf = (text: string, inlineStyleRanges: readonly StyleRange[], entityRanges: readonly EntityRange[]) =>
  pageHtml({
    isEditor: true,
    content: JSON.stringify({ blocks: [{ type: 'unstyled', text, inlineStyleRanges, entityRanges }], entityMap }),
  });
const bold = (offset: number, length: number): StyleRange => ({ offset, length, style: 'BOLD' });
const link = (offset: number, length: number, key = 0): EntityRange => ({ offset, length, key });

describe('a range of a stored editor document', () => {
  it('counts code points: what stands after an emoji is where Draft.js put it [S2.76]', () => {
    expect(htmlOf('😀 lihat toko', [bold(2, 5)], [link(8, 4)])).toBe(
      '<p>😀 <strong>lihat</strong> <a href="/satu">toko</a></p>',
    );
  });

  it('takes an emoji of two code units whole, and a family by its code points', () => {
    expect(htmlOf('a😀b', [bold(1, 1)], [])).toBe('<p>a<strong>😀</strong>b</p>');
    expect(htmlOf('👨‍👩‍👧 kita', [], [link(6, 4)])).toBe('<p>👨‍👩‍👧 <a href="/satu">kita</a></p>');
    expect(htmlOf('e\u0301a', [bold(2, 1)], [])).toBe('<p>e\u0301<strong>a</strong></p>');
  });

  it('is one where others of the same kind lie over it', () => {
    expect(htmlOf('😀bcd', [bold(0, 2), bold(1, 3)], [])).toBe('<p><strong>😀bcd</strong></p>');
    expect(htmlOf('😀bcd', [], [link(0, 3), link(1, 3)])).toBe('<p><a href="/satu">😀bcd</a></p>');
  });

  it('gives a character the later of two entities, as Draft.js does, and never one that is not there', () => {
    expect(htmlOf('abcd', [], [link(0, 4), link(1, 2, 1)])).toBe(
      '<p><a href="/satu">a</a><a href="/dua">bc</a><a href="/satu">d</a></p>',
    );
    expect(htmlOf('abcd', [], [link(0, 4), link(1, 2, 9)])).toBe('<p><a href="/satu">abcd</a></p>');
  });
});

/** What one UTF-16 unit of a text is shown as. */
interface Shown {
  readonly unit: string;
  readonly tags: string;
  readonly href: string | undefined;
}

const tagOf: Readonly<Record<string, string>> = { BOLD: 'strong', ITALIC: 'em', CODE: 'code' };

/** Where so many code points of a text end, in UTF-16 units. */
function unitsIn(text: string, codePoints: number): number {
  let at = 0;
  for (let left = codePoints; left > 0 && at < text.length; left -= 1) {
    at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  }
  return at;
}

/** The document as Draft.js reads it: each range written on its units one after the other. */
function readDocument(text: string, styles: readonly StyleRange[], entities: readonly EntityRange[]): Shown[] {
  const units = Array.from({ length: text.length }, (_, at) => ({
    unit: text.charAt(at),
    tags: new Set<string>(),
    href: undefined as string | undefined,
  }));
  const within = ({ offset, length }: Range) => units.slice(unitsIn(text, offset), unitsIn(text, offset + length));
  for (const range of styles) for (const unit of within(range)) unit.tags.add(tagOf[range.style] ?? '');
  for (const range of entities) for (const unit of within(range)) unit.href = links[range.key];
  return units.map(({ unit, tags, href }) => ({ unit, tags: [...tags].sort().join(), href }));
}

/** The HTML as a reader sees it. */
function readHtml(html: string): Shown[] {
  const open: { tag: string; href: string | undefined }[] = [];
  const shown: Shown[] = [];
  for (const [part, slash, tag, href, code] of html.matchAll(/<(\/?)(\w+)(?: href="([^"]*)")?>|&#(\d+);|[\s\S]/g)) {
    if (slash) open.pop();
    else if (tag) open.push({ tag, href });
    else {
      const styles = open.map((element) => element.tag).filter((name) => name !== 'p' && name !== 'a');
      const unit = code ? String.fromCharCode(Number(code)) : part;
      shown.push({ unit, tags: styles.sort().join(), href: open.find((element) => element.href)?.href });
    }
  }
  return shown;
}

describe('ranges over any text', () => {
  const piece = fc.constantFrom(
    'a',
    ' ',
    '<',
    '&',
    'é',
    'e\u0301',
    '😀',
    '👨‍👩‍👧',
    '🇮🇩',
    '\u{1d11e}',
    '\ud83d',
    '\ude00',
  );
  const text = fc.array(piece, { maxLength: 10 }).map((pieces) => `x${pieces.join('')}`);
  const range = { offset: fc.nat(14), length: fc.nat(14) };
  const styleRange = fc.record({ ...range, style: fc.constantFrom(...Object.keys(tagOf)) });
  const entityRange = fc.record({ ...range, key: fc.nat(links.length - 1) });

  it('show each unit with the styles and the link that an independent reading gives it [S2.76]', () => {
    fc.assert(
      fc.property(
        text,
        fc.array(styleRange, { maxLength: 5 }),
        fc.array(entityRange, { maxLength: 4 }),
        (words, styles, entities) => {
          expect(readHtml(htmlOf(words, styles, entities))).toEqual(readDocument(words, styles, entities));
        },
      ),
      { numRuns: 2000 },
    );
  });
});

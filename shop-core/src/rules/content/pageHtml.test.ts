import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageHtml } from './pageHtml.ts';

const page = (blocks: unknown, entityMap: unknown = {}) =>
  pageHtml({ isEditor: true, content: JSON.stringify({ blocks, entityMap }) });
const line = (text: string, rest: object = {}) => ({ type: 'unstyled', text, depth: 0, ...rest });
const item = (text: string, depth = 0, type = 'unordered-list-item') => line(text, { type, depth });
const style = (offset: number, length: number, name: string) => ({ offset, length, style: name });
const linked = (url: unknown) =>
  page([line('sini', { entityRanges: [{ offset: 0, length: 4, key: 0 }] })], { 0: { type: 'LINK', data: { url } } });

describe('the content of a page', () => {
  it('is raw HTML as it stands [S2.76]', () => {
    const content = '<h2>Emas</h2><p>24 <b>karat</b></p>';
    expect(pageHtml({ content, isEditor: false })).toBe(content);
  });

  it('is converted from a stored editor document [S2.76]', () => {
    const intro = line('Emas 24 karat', { inlineStyleRanges: [style(5, 8, 'BOLD')] });
    expect(page([line('Tentang', { type: 'header-two' }), intro])).toBe(
      '<h2>Tentang</h2><p>Emas <strong>24 karat</strong></p>',
    );
  });
});

describe('a stored editor document', () => {
  it.each([
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
  ])('writes a block of type %s as %s', (type, tag) => {
    expect(page([line('Emas', { type })])).toBe(`<${tag}>Emas</${tag}>`);
  });

  it.each([
    ['BOLD', 'strong'],
    ['ITALIC', 'em'],
    ['UNDERLINE', 'u'],
    ['STRIKETHROUGH', 's'],
    ['CODE', 'code'],
  ])('writes the style %s as %s', (name, tag) => {
    expect(page([line('emas', { inlineStyleRanges: [style(1, 2, name)] })])).toBe(`<p>e<${tag}>ma</${tag}>s</p>`);
  });

  it('nests styles that overlap, and cuts them where the block ends', () => {
    const inlineStyleRanges = [style(0, 3, 'ITALIC'), style(2, 99, 'BOLD')];
    expect(page([line('abcde', { inlineStyleRanges })])).toBe(
      '<p><em>ab</em><strong><em>c</em></strong><strong>de</strong></p>',
    );
  });

  it('writes items that follow each other as one list, and deeper ones inside', () => {
    expect(page([item('a'), item('b')])).toBe('<ul><li>a</li><li>b</li></ul>');
    expect(page([item('a'), item('b', 1), item('c', 1), item('d')])).toBe(
      '<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul>',
    );
    expect(page([item('a', 3), item('b', 9)])).toBe('<ul><li>a<ul><li>b</li></ul></li></ul>');
  });

  it('ends a list at a block that is no item, and begins another when the kind changes', () => {
    expect(page([item('a'), line('b'), item('c')])).toBe('<ul><li>a</li></ul><p>b</p><ul><li>c</li></ul>');
    expect(page([item('a'), item('b', 0, 'ordered-list-item')])).toBe('<ul><li>a</li></ul><ol><li>b</li></ol>');
    const inner = [item('b', 1), item('c', 0, 'ordered-list-item')];
    expect(page([item('a'), ...inner])).toBe('<ul><li>a<ul><li>b</li></ul></li></ul><ol><li>c</li></ol>');
  });

  it('keeps a link whole where styles begin inside it', () => {
    const block = line('ke toko kami', {
      entityRanges: [{ offset: 3, length: 9, key: 7 }],
      inlineStyleRanges: [style(0, 7, 'BOLD')],
    });
    const entityMap = { 7: { type: 'link', data: { href: '/products?s=a&b' } } };
    expect(page([block], entityMap)).toBe(
      '<p><strong>ke </strong><a href="/products?s=a&#38;b"><strong>toko</strong> kami</a></p>',
    );
  });

  it('links the stretch of a link and nothing beside it', () => {
    const entityRanges = [
      { offset: 1, length: 1, key: 0 },
      { offset: 3, length: 1, key: 1 },
    ];
    const link = (type: string) => ({ type, data: { url: '/a' } });
    const html = page([line('abcde', { entityRanges })], { 0: link('LINK'), 1: link('MENTION'), '': link('LINK') });
    expect(html).toBe('<p>a<a href="/a">b</a>cde</p>');
  });

  it.each<[unknown, unknown, string]>([
    [1, 2, 'a<strong>bc</strong>d'],
    [-1, 2, '<strong>ab</strong>cd'],
    ['1', 2, '<strong>ab</strong>cd'],
    [1.5, 2, '<strong>ab</strong>cd'],
    [null, 2, '<strong>ab</strong>cd'],
    [[1], 2, '<strong>ab</strong>cd'],
    [2, 99, 'ab<strong>cd</strong>'],
    [2, -1, 'abcd'],
    [2, '1', 'abcd'],
    [9, 1, 'abcd'],
    [0, 0, 'abcd'],
  ])('reads a style from %j, %j long, as far as it can be one', (offset, length, html) => {
    const inlineStyleRanges = [{ offset, length, style: 'BOLD' }];
    expect(page([line('abcd', { inlineStyleRanges })])).toBe(`<p>${html}</p>`);
  });

  it('shows a picture with its words, and nothing in its place when it is none', () => {
    const figure = line(' ', { type: 'atomic', entityRanges: [{ offset: 0, length: 1, key: 'a' }] });
    const picture = (type: string, data: object) => page([figure], { a: { type, data } });
    expect(picture('IMAGE', { src: '/media/a.webp', alt: '"Emas"' })).toBe(
      '<figure><img src="/media/a.webp" alt="&#34;Emas&#34;"></figure>',
    );
    expect(picture('IMAGE', { src: 'https://contoh.id/a.webp', alt: 3 })).toContain('alt=""');
    expect(picture('IMAGE', { src: 'javascript:alert(1)' })).toBe('');
    expect(picture('VIDEO', { src: '/media/a.mp4' })).toBe('');
    expect(picture('LINK', {})).toBe('');
  });

  it('leaves out blocks of a type nobody knows, and empty ones', () => {
    for (const type of ['script', 'constructor', '', 7])
      expect(page([line('a', { type }), line('b')])).toBe('<p>b</p>');
    expect(page([line('  '), line(''), item(''), line('b')])).toBe('<p>b</p>');
    expect(page([null, 'x', line('b'), { type: 'unstyled' }])).toBe('<p>b</p>');
  });

  it('escapes every text', () => {
    expect(page([line(`<img src=x onerror="a('b')">&amp;`)])).toBe(
      '<p>&#60;img src=x onerror=&#34;a(&#39;b&#39;)&#34;&#62;&#38;amp;</p>',
    );
  });

  it.each([
    'https://contoh.id/a',
    'HTTPS://contoh.id',
    'mailto:cs@contoh.id',
    'tel:+62215550100',
    '/zakat',
    '?cat=1',
    '#a',
    '/',
  ])('links to %s', (url) => expect(linked(url)).toMatch(/^<p><a href="[^"]+">sini<\/a><\/p>$/));

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' https://contoh.id',
    'data:text/html,x',
    'http://contoh.id',
    '//contoh.id',
    '/\\contoh.id',
    '/a b',
    '/a\0',
    'zakat',
    '',
    null,
    7,
    { toString: 'x' },
  ])('does not link to %j', (url) => expect(linked(url)).toBe('<p>sini</p>'));

  it('that is none is shown as the text it is', () => {
    for (const content of ['<b>Emas</b>', '', 'null', '[]', '{"blocks":{}}', '{"blocks":[']) {
      const text = content.replaceAll('<', '&#60;').replaceAll('>', '&#62;').replaceAll('"', '&#34;');
      expect(pageHtml({ content, isEditor: true })).toBe(`<p>${text}</p>`);
    }
    expect(pageHtml({ content: '{"blocks":[]}', isEditor: true })).toBe('');
  });

  it('takes odd ranges, depths and entities for none', () => {
    const odd = { toString: 1, valueOf: 1 };
    const range = { offset: -3, length: 2.5, style: odd, key: odd };
    const block = {
      type: 'unstyled',
      text: 'a',
      depth: 'x',
      inlineStyleRanges: [range, 3],
      entityRanges: [range, null],
    };
    expect(page([block], { a: null, b: 7, '': { type: odd, data: odd } })).toBe('<p>a</p>');
    expect(page([{ ...block, inlineStyleRanges: 7, entityRanges: odd }], 'none')).toBe('<p>a</p>');
  });
});

describe('any stored document', () => {
  const word = fc.constantFrom('unstyled', 'atomic', 'unordered-list-item', 'ordered-list-item', 'header-one', 'x', 3);
  const place = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.constantFrom(null, '1', 1e300));
  const url = fc.constantFrom('/a', 'https://contoh.id/"><script>', 'javascript:a', '" onload="a', null);
  const block = fc.record({
    type: word,
    text: fc.string({ unit: fc.constantFrom(...`ab<>&"'/ 😀é`), maxLength: 12 }),
    depth: place,
    inlineStyleRanges: fc.array(
      fc.record({ offset: place, length: place, style: fc.constantFrom('BOLD', 'CODE', 'X') }),
    ),
    entityRanges: fc.array(fc.record({ offset: place, length: place, key: fc.constantFrom(0, 1, '0', 'z') })),
  });
  const entity = fc.record({
    type: fc.constantFrom('LINK', 'IMAGE', 'X'),
    data: fc.record({ url, src: url, alt: url }),
  });
  const tag = /<(\/?)(p|h1|pre|ul|ol|li|figure|strong|code|a|img)( (href|src|alt)="[^"<>]*")*>/g;

  it('becomes well-formed HTML of known tags, whatever it says', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 6 }), fc.tuple(entity, entity), (blocks, entities) => {
        const html = page(blocks, entities);
        const open: string[] = [];
        for (const [, slash, name = ''] of html.matchAll(tag)) {
          if (slash) expect(open.pop()).toBe(name);
          else if (name !== 'img') open.push(name);
        }
        expect(open).toEqual([]);
        expect(html.replace(tag, '')).not.toMatch(/[<>"']/);
        expect(html).not.toMatch(/(href|src)="javascript/);
      }),
      { numRuns: 1000 },
    );
  });

  it('and any text at all is answered without a throw', () => {
    fc.assert(fc.property(fc.oneof(fc.json(), fc.string()), (content) => void pageHtml({ content, isEditor: true })));
  });
});

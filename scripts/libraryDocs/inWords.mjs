const codeWord = /(?<![\w`#])`?([A-Z]{2,}(?:_[A-Z]+)*)`?(?![\w`])/g;

/** Where the docs of something stand: its page and its heading there. */
const placeOf = ({ name, kind, page, area }) =>
  kind === 'hook' || page === 'hooks' ? `hooks-${area}.md#${name.toLowerCase()}` : `${page}.md#${name.toLowerCase()}`;

/**
 * Makes a comment a paragraph of a page: names in {@link braces} and codes of problems become links, a line break of the
 * source is none of the page.
 */
export const wordsWith = (library, codes) => {
  const places = new Map(library.filter(({ kind }) => kind !== 'type').map((each) => [each.name, placeOf(each)]));
  const known = new Set(codes);
  return (text) =>
    text
      .replace(/\s\((?:S\d+\.\d+(?:,\s|-)?)+\)/g, '')
      .replace(/(?<!\n)\n(?!\n|- )/g, ' ')
      .replace(/\{@link (\w+)\}/g, (_, name) => `[\`${name}\`](${places.get(name) ?? `#no-docs-of-${name}`})`)
      .replace(codeWord, (whole, code) => (known.has(code) ? `[\`${code}\`](errors.md#${code.toLowerCase()})` : whole));
};

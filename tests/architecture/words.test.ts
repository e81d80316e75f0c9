import ts from 'typescript';
import { expect, it } from 'vitest';
import { readText, repositoryFiles } from '../support/repository.ts';

/** docs/words.md: what is never said, and the sentences of the specification that say it all the same. */
const rows = readText('docs/words.md')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()));
const forbidden = rows.flatMap(([, , , never = '']) => never.split(', '));
const literals = rows.flatMap(([, , , , but = '']) =>
  [...but.matchAll(/`([^`]+)`/g)].map(([, sentence = '']) => sentence),
);

/** Where texts of the shop stand. The console has its own languages, and the documents of the API are English. */
const isOfShop = (file: string) =>
  /^(shop-core\/src\/(messages|rules|hooks)|shop-app\/src|api-server\/src)\/.*\.tsx?$/.test(file) &&
  // Customers write their reviews as they like.
  !/\.test\.|\/test[A-Z]|\/testing\/|catalogue\/reviews\.ts$|^api-server\/src\/(admin|docs|operations|db\/seed\/(work|areas))\//.test(
    file,
  );

/** Names and other things for machines, whatever they are made of. */
const isForMachines = (node: ts.Node): boolean =>
  (ts.isJsxAttribute(node) && ['className', 'sizes', 'type', 'name'].includes(node.name.getText())) ||
  (ts.isTaggedTemplateExpression(node) && node.tag.getText().startsWith('sql')) ||
  // As a product's data has it; formatPurity writes it.
  (ts.isPropertyAssignment(node) && node.name.getText() === 'purity') ||
  // A row's lock.
  (ts.isCallExpression(node) && /\.for$/.test(node.expression.getText())) ||
  ts.isImportDeclaration(node) ||
  ts.isNewExpression(node);

// Logs and faults are told in English.
const isEnglish = (text: string) => /\b(the|of|was|were|not|is|and|with|has|that|in|could|from|to)\b/.test(text);
const isSentence = (text: string) => /\s/.test(text) || /^[A-Z][a-z]|^REVIEW$/.test(text) || /\d[.,]\d/.test(text);

interface Said {
  readonly at: string;
  readonly text: string;
}

function textsOf(file: string): Said[] {
  const found: Said[] = [];
  const source = ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const tell = (node: ts.Node, text: string) => {
    if (!isEnglish(text) && (ts.isJsxText(node) || isSentence(text)))
      found.push({ at: `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`, text });
  };
  const visit = (node: ts.Node): void => {
    if (isForMachines(node)) return;
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) tell(node, node.text);
    // The holes of a template become a mark, so that a word beside one is still a word.
    if (ts.isTemplateExpression(node))
      tell(node, [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…'));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const said = [
  ...repositoryFiles().filter(isOfShop).flatMap(textsOf),
  { at: 'shop-app/index.html', text: bodyOf('shop-app/index.html') },
];

/** What a page itself says: without its script and its names. */
function bodyOf(page: string): string {
  return [...readText(page).matchAll(/(?:content|textContent:) ?=?"([^"]+)"|>([^<>{}]+)</g)]
    .map(([, ...texts]) => texts.join(''))
    .join('\n');
}

function wordsAgainst(text: string): string[] {
  const own = literals.reduce((left, literal) => left.replaceAll(literal, ''), text);
  return forbidden.filter((word) =>
    new RegExp(`(?<![\\p{L}\\d/.-])${word.replaceAll('.', '\\.')}(?![\\p{L}\\d])`, 'iu').test(own),
  );
}

it('calls a thing by its one word wherever the shop speaks (docs/words.md)', () => {
  const wrong = said.flatMap(({ at, text }) =>
    wordsAgainst(text).map((word) => `${at} says “${word}”: ${text.replaceAll(/\s+/g, ' ').trim()}`),
  );
  expect(wrong).toEqual([]);
});

it('looks at the texts there are, and knows a wrong word from the specification’s', () => {
  expect(said.length).toBeGreaterThan(2_000);
  expect(wordsAgainst('Redeem poin')).toEqual(['redeem']);
  expect(wordsAgainst('Redeem poin melebihi Poin yang Anda miliki')).toEqual([]);
  for (const literal of literals)
    expect(
      said.some(({ text }) => text.includes(literal)),
      literal,
    ).toBe(true);
});

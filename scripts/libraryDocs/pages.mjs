import { readFileSync } from 'node:fs';
import { callErrors, callExample, callSection } from './callPage.mjs';
import { wordsWith } from './inWords.mjs';
import { listed, section, typeBlock } from './sections.mjs';

const made = '<!-- Made by npm run library-docs from the comments of the sources and shop-core/examples. -->';
const introduction = readFileSync(new URL('introduction.txt', import.meta.url), 'utf8').trimEnd();
const page = (...parts) => `${[made, ...parts].join('\n\n')}\n`;
const capital = (word) => word[0].toUpperCase() + word.slice(1);
const firstSentence = (text) => text.replace(/\s+/g, ' ').match(/^.*?[.](?= |$)/)?.[0] ?? text;

const areasOf = (entries) => [...new Set(entries.map(({ area }) => area))].sort();
const inArea = (entries, area) => entries.filter((entry) => entry.area === area);

/** The types that stand in no file of these functions, and so are not shown with one. */
const typesBeside = (functions, entries) => {
  const shown = new Set(functions.map(({ source }) => source));
  return entries.filter(({ kind, source }) => kind === 'type' && !shown.has(source));
};

/** The hooks of an area, and what is published beside them. */
const hookPage = (area, entries, words) => {
  const [hooks, others] = [true, false].map((isHook) => entries.filter(({ kind }) => (kind === 'hook') === isHook));
  const types = typesBeside(hooks, others);
  const also = others.filter(({ kind }) => kind !== 'type').map((entry) => listed(entry, words));
  return page(
    `# ${capital(area)}: hooks`,
    "From `'shop-core'`. [All pages](README.md)",
    ...hooks.map((hook) => section(hook, words, 2)),
    ...(also.length > 0 ? ['## Also here', also.join('\n')] : []),
    ...(types.length > 0 ? ['## Types', typeBlock(types)] : []),
  );
};

/** The rules of an entry, by area. */
const rulePage = (from, entries, words) => {
  const rules = entries.filter(({ kind }) => kind === 'function');
  const values = entries.filter(({ kind }) => kind === 'value').map((entry) => listed(entry, words));
  const types = typesBeside(rules, entries);
  return page(
    `# Rules of ${from}`,
    `From \`'${from}'\`: pure functions, no React, no clock, no dependency. [All pages](README.md)`,
    ...areasOf(rules).flatMap((area) => [
      `## ${capital(area)}`,
      ...inArea(rules, area).map((rule) => section(rule, words, 3)),
    ]),
    ...(values.length > 0 ? ['## Constants', values.join('\n')] : []),
    ...(types.length > 0 ? ['## Types', typeBlock(types)] : []),
  );
};

const errorTable = (codes) =>
  [
    '| code | carries | said in Indonesian |',
    '|---|---|---|',
    ...codes.map(({ code, carries, meaning, sentence }) => {
      const what = [carries && `\`${carries.replaceAll('|', '\\|')}\``, meaning].filter(Boolean).join(' ');
      return `| <a id="${code.toLowerCase()}"></a>\`${code}\` | ${what} | ${sentence ?? '(made of what it carries)'} |`;
    }),
  ].join('\n');

const errorPage = ({ problems, fields }) =>
  page(
    '# Errors',
    'Every no has a code. It is the same whether a rule said it in the browser or the server did, and stays the same between versions; the sentence is looked up last (`sentenceFor`, `messageFor`) and an app can have its own. [All pages](README.md)',
    '## Problems',
    '`error.problem.code` of an action or a query, and what the rules named `whyNot…` answer. `switch (problem.code)` narrows a `Problem` to what it carries.',
    errorTable(problems),
    '## Fields',
    'Why one field of a form is refused: what the rules named `…Problems` answer. A form gives the sentence as `field(name).errorMessage`.',
    errorTable(fields),
  );

const callPage = (calls, words) =>
  page(
    '# Calls',
    "Every call of `'shop-core/contract'` is sent by a client, with React or without: our names in, our names out. Types with a name are written out in [What travels](contract.md). [All pages](README.md)",
    callExample,
    words(callErrors),
    'What the examples know (`customerCode`, `lineId`, ...) comes from earlier answers: [callExamples](../../shop-core/examples/calls/callExamples.ts).',
    ...areasOf(calls).flatMap((area) => [
      `## ${capital(area)}`,
      ...inArea(calls, area).map((call) => callSection(call, words)),
    ]),
  );

const contractPage = (declarations) =>
  page(
    '# What travels',
    "Types of `'shop-core/contract'`, written out: what queries hold and actions answer. Money is whole rupiah, weight whole milligrams, a day a `CalendarDate` ('2026-01-05'), a moment a `Date`. [All pages](README.md)",
    typeBlock([{ types: declarations }]),
  );

const linked =
  (page) =>
  ({ name }) =>
    `[\`${name}\`](${page}#${name.toLowerCase()})`;

/** What there is, for the first page: a line a hook, and the rules of an entry by their names. */
const contents = (library, calls, words) => {
  const hooks = library.filter(({ kind }) => kind === 'hook');
  const ofArea = (area) => [
    `- [${capital(area)}](hooks-${area}.md)`,
    ...inArea(hooks, area).map(
      (hook) => `  - ${linked(`hooks-${area}.md`)(hook)}: ${words(firstSentence(hook.summary))}`,
    ),
  ];
  const ofEntry = ([name, rules]) =>
    `- [\`${rules[0].from}\`](${name}.md): ${rules.map(linked(`${name}.md`)).join(', ')}`;
  return [
    '## Hooks',
    areasOf(hooks).flatMap(ofArea).join('\n'),
    '## Rules',
    ruleEntries(library).map(ofEntry).join('\n'),
    '## Calls, types and errors',
    `[Calls](calls.md): ${calls.map(linked('calls.md')).join(', ')}.`,
    'What [travels](contract.md) between the shop and its server, and every [code](errors.md) of a problem or a refused field.',
  ];
};

/** The rules by the page they stand on. */
const ruleEntries = (library) => {
  const rules = library.filter(({ layer, kind }) => layer === 'rules' && kind === 'function');
  const names = [...new Set(rules.map(({ page: name }) => name))];
  return names.map((name) => [name, rules.filter(({ page: where }) => where === name)]);
};

/** All pages of the library's docs: their names and texts. */
export const libraryPages = ({ library, calls, contract, codes }) => {
  const words = wordsWith(
    [...library, ...calls],
    [...codes.problems, ...codes.fields].map(({ code }) => code),
  );
  const ofHooks = library.filter(({ page: where }) => where === 'hooks');
  const ofEntry = (name) => library.filter(({ page: where }) => where === name);
  return new Map([
    ['README.md', page(words(introduction), ...contents(library, calls, words))],
    ...areasOf(ofHooks).map((area) => [`hooks-${area}.md`, hookPage(area, inArea(ofHooks, area), words)]),
    ...ruleEntries(library).map(([name, [{ from }]]) => [`${name}.md`, rulePage(from, ofEntry(name), words)]),
    ['calls.md', callPage(calls, words)],
    ['contract.md', contractPage(contract)],
    ['errors.md', errorPage(codes)],
  ]);
};

import { readdirSync, readFileSync } from 'node:fs';
import { format } from 'node:util';
import * as shop from 'shop-core/rules';
import * as account from 'shop-core/rules/account';
import * as backOffice from 'shop-core/rules/back-office';
import * as content from 'shop-core/rules/content';
import * as gold from 'shop-core/rules/gold';
import * as typed from 'shop-core/rules/typed';
import { describe, expect, it, vi } from 'vitest';

const entries = {
  // A rule of more than one entry is shown with the one that stands below.
  'shop-core/rules/back-office': backOffice,
  'shop-core/rules': shop,
  'shop-core/rules/account': account,
  'shop-core/rules/content': content,
  'shop-core/rules/gold': gold,
  'shop-core/rules/typed': typed,
};
const entryOf = new Map(
  Object.entries(entries).flatMap(([entry, exported]) =>
    Object.entries(exported)
      .filter(([, value]) => typeof value === 'function')
      .map(([name]): [string, string] => [name, entry]),
  ),
);

const folder = new URL('../../shop-core/examples/rules/', import.meta.url);
const examples = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
const sourceOf = (rule: string) => readFileSync(new URL(`${rule}.ts`, folder), 'utf8');

/** What an example prints, as a terminal shows it. */
async function printedBy(rule: string): Promise<string[]> {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((...said: unknown[]) => {
    printed.push(format(...said));
  });
  await import(`../../shop-core/examples/rules/${rule}.ts`);
  return printed;
}

it('every rule has an example, and every example a rule', () => {
  expect(examples.filter((name) => !entryOf.has(name))).toEqual([]);
  expect([...entryOf.keys()].filter((name) => !examples.includes(name))).toEqual([]);
});

describe.each(examples)('the example of %s', (rule) => {
  it('prints what it says', async () => {
    const said = [...sourceOf(rule).matchAll(/ ?\/\/ → (.*)$/gm)].map(([, line]) => line);
    expect(said).not.toEqual([]);
    expect(await printedBy(rule)).toEqual(said);
  });

  it('calls its rule and imports only what is published', () => {
    const source = sourceOf(rule);
    const imports = [...source.matchAll(/^import \{([^}]*)\} from '([^']*)';$/gm)];
    const names = imports
      .filter(([, , from]) => from === entryOf.get(rule))
      .flatMap(([, list = '']) => list.split(','));
    expect(names.map((name) => name.trim())).toContain(rule);
    expect(source).toMatch(new RegExp(`\\b${rule}\\(`));
    expect(source.match(/^import\b|\bimport\(/gm)).toHaveLength(imports.length);
    expect(imports.map(([, , from = '']) => from).filter((from) => !Object.hasOwn(entries, from))).toEqual([]);
  });
});

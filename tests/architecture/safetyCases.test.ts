import { describe, expect, it } from 'vitest';
import { readText, repositoryFiles } from '../support/repository.ts';

const [, catalogue = ''] = readText('docs/safety.md').split(/^## The cases$|^## Traps/m);
/** The numbers of the cases that must hold under abuse, faults and load. */
const all = [...catalogue.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));

const later = 'the console has no call for it yet: stock, limits and exports come with their screens';

/** Cases that no test names yet, and why. A case leaves this list when its test comes. */
const excepted: Readonly<Record<string, readonly number[]>> = {
  [later]: [114, 115, 117],
};

const range = String.raw`\d+(?:-\d+)?`;
/** '14: ...', '48, 83: ...', '14-19, 109: ...': the cases that a title names, in front of its sentence. */
const numbered = new RegExp(String.raw`(?<!skip|todo)\(\s*['"\x60](${range}(?:, ${range})*): `, 'g');

const casesIn = (code: string): number[] =>
  [...code.matchAll(numbered)]
    .flatMap(([, numbers = '']) => numbers.split(', '))
    .flatMap((each) => {
      const [first, last = first] = each.split('-').map(Number);
      return all.filter((number) => number >= Number(first) && number <= Number(last));
    });

/** Where cases are shown: on the server, in the screens and hooks, and in a browser. */
const tested = /^(tests\/(safety|durability|architecture|journeys)|shop-(core|app)\/src)\/.*\.(test|spec)\.tsx?$/;

const named = new Set(
  repositoryFiles()
    .filter((path) => tested.test(path))
    .flatMap((path) => casesIn(readText(path))),
);

describe('a case of the safety catalogue', () => {
  it.each([
    ["it('14: theirs is not mine', () => {})", [14]],
    ['it.each(rows)(\n  "11, 14-16, 109: $name", f)', [11, 14, 15, 16, 109]],
    ["it('of 100: goes to 100', f)", []],
    ["it.skip('14: some day', f)", []],
    ["expect(text, '14: x')", []],
  ])('is read from %j', (code, cases) => {
    expect(casesIn(code)).toEqual(cases);
  });

  it('has a number that stays with it', () => {
    expect(all).toEqual(Array.from({ length: 118 }, (_, at) => at + 1));
  });

  it('is named by a test, or excepted with a reason', () => {
    const known = new Set([...named, ...Object.values(excepted).flat()]);
    expect(all.filter((number) => !known.has(number))).toEqual([]);
  });

  it('is excepted once, and only as long as no test names it', () => {
    const numbers = Object.values(excepted).flat();
    expect(numbers).toHaveLength(new Set(numbers).size);
    expect(numbers.filter((number) => named.has(number))).toEqual([]);
  });
});

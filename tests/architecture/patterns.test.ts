import { check } from 'recheck';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { canonicalUrl } from '../../api-server/src/http/canonicalUrl.ts';
import { isEmail } from '../../shop-core/src/rules/text/isEmail.ts';
import { isPhoneNumber } from '../../shop-core/src/rules/text/isPhoneNumber.ts';
import { isPostalCode } from '../../shop-core/src/rules/text/isPostalCode.ts';
import { processorTime } from '../support/processorTime.ts';
import { readText, repositoryFiles } from '../support/repository.ts';

/** Patterns that take long on a long text, and why they never meet one of a stranger. */
const onlyOurTexts: Readonly<Record<string, string>> = {
  'api-server/src/env.ts': "reads the operator's variables",
  'api-server/src/docs/callNotes.ts': 'reads the sources of the contract',
  'shop-core/src/wire/ask.ts': 'reads the paths of the contract',
  'shop-app/src/app/pageDocument.ts': 'reads the page that the build has made',
};

interface Pattern {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

function patternsIn(file: string): Pattern[] {
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest));
  return found;
}

const isOurs = (file: string) =>
  /^(shop-core|shop-app|admin-console|api-server)\/src\/.*\.tsx?$/.test(file) &&
  !/\.test\.|\/test[A-Z]|\/testing\/|Sink\.ts$|\/seed\//.test(file);
const patterns = repositoryFiles().filter(isOurs).flatMap(patternsIn);
const unique = [...new Map(patterns.map((each) => [`/${each.source}/${each.flags}`, each])).values()];

// Its own binaries are for a platform each; this one runs anywhere.
process.env.RECHECK_BACKEND = 'pure';

const evil = ['a', 'a@', '@.', '-', 'a.', '0', '+62', ' ', '/', '/a/', '\\'].map((piece) =>
  piece.repeat(50_000 / piece.length),
);

it.each([
  ['an e-mail', (text: string) => isEmail(text)],
  ['a telephone number', (text: string) => isPhoneNumber(text)],
  ['a postal code', (text: string) => isPostalCode(text)],
  ['an address of a page', (text: string) => canonicalUrl(`/x${text}!/`)],
])('73: 50 kB of evil are judged as %s at once', async (_, judge) => {
  for (const text of evil) {
    // The best of some: the first ones are also compiled.
    const times: number[] = [];
    for (let time = 0; time < 5; time += 1) times.push(await processorTime(() => judge(text)));
    expect(Math.min(...times)).toBeLessThan(10);
  }
});

describe('73: a pattern', () => {
  it('is found where there are some', () => {
    expect(unique.length).toBeGreaterThan(50);
  });

  it.each(unique)('/$source/$flags of $file takes no longer than the text is long', async ({ file, source, flags }) => {
    // Found out by search, which a busy machine makes long.
    const { status } = await check(source, flags, { timeout: 150_000 });
    if (status !== 'safe') expect(Object.keys(onlyOurTexts)).toContain(file);
  });
});

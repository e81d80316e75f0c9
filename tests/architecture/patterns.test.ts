import { check } from 'recheck';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readText, repositoryFiles } from '../support/repository.ts';

/** Patterns that take long on a long text, and why they never meet one of a stranger. */
const onlyOurTexts: Readonly<Record<string, string>> = {
  'api-server/src/docs/callNotes.ts': 'reads the sources of the contract',
  'shop-core/src/wire/ask.ts': 'reads the paths of the contract',
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

describe('73: a pattern', () => {
  it('is found where there are some', () => {
    expect(unique.length).toBeGreaterThan(50);
  });

  it.each(unique)('/$source/$flags of $file takes no longer than the text is long', async ({ file, source, flags }) => {
    const { status } = await check(source, flags, { timeout: 30_000 });
    if (status !== 'safe') expect(Object.keys(onlyOurTexts)).toContain(file);
  });
});

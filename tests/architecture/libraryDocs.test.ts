import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readText, repository, repositoryFiles } from '../support/repository.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporaryFolder.ts';

const check = (root: string) => {
  const script = join(repository, 'scripts/libraryDocs.mjs');
  return spawnSync(process.execPath, [script, '--check', '--root', root], { encoding: 'utf8' });
};

describe('the docs of the library', () => {
  it('are what the sources say, with every hook, rule and call explained and no link that leads nowhere', () => {
    const { stderr, status } = check(repository);
    expect(stderr, 'npm run library-docs writes them anew').toBe('');
    expect(status).toBe(0);
  });

  it('have an example of every hook that a test runs', () => {
    const inFolder = repositoryFiles().filter((path) => path.startsWith('shop-core/examples/hooks/'));
    const tests = inFolder.filter((path) => path.endsWith('.test.tsx')).map(readText);
    const examples = inFolder.map((path) => path.match(/use[A-Z]\w*\.tsx$/)?.[0]).filter((name) => name !== undefined);
    expect(examples.length).toBeGreaterThan(50);
    expect(examples.filter((name) => !tests.some((text) => text.includes(`'./${name}'`)))).toEqual([]);
  });

  it('have no example of what is not published', () => {
    const pages = repositoryFiles().filter((path) => path.startsWith('docs/library/'));
    const text = pages.map(readText).join('\n');
    const examples = repositoryFiles().filter((path) => /^shop-core\/examples\/\w+\/(?!test)\w+\.tsx?$/.test(path));
    expect(examples.filter((path) => !text.includes(`](../../${path})`))).toEqual([]);
  });
});

describe('npm run library-docs -- --check', () => {
  let folder: TemporaryFolder;
  afterEach(() => folder.remove());

  const change = (path: string, change: (text: string) => string): void => {
    const file = join(folder.path, path);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };

  it('fails when an explanation or an example is missing, a page is old, or a link leads nowhere', () => {
    folder = temporaryFolder('library');
    const taken = ['package.json', 'tsconfig.base.json', 'biome.json', 'docs/library', 'shop-core', 'CONTRIBUTING.md'];
    for (const path of taken) cpSync(join(repository, path), join(folder.path, path), { recursive: true });
    symlinkSync(join(repository, 'node_modules'), join(folder.path, 'node_modules'));
    change('shop-core/src/hooks/content/useAbout.ts', (text) => text.replace(/\/\*\*[\s\S]*?\*\//, ''));
    change('shop-core/src/hooks/cart/useCart.ts', (text) => text.replace('@returns', '@errors CART_LOST\n * @remarks'));
    rmSync(join(folder.path, 'shop-core/examples/rules/priceOrder.ts'));
    change('shop-core/src/contract/calls/cart.ts', (text) => text.replace(/\/\*\* S7\.45[\s\S]*?\*\//, '/** S7.45 */'));
    change('shop-core/src/contract/calls/coupon.ts', (text) => text.replace('COUPON_UNKNOWN', 'COUPON_LOST'));
    rmSync(join(folder.path, 'shop-core/examples/calls/quiz.ts'));
    appendFileSync(join(folder.path, 'CONTRIBUTING.md'), '[There](docs/nothing.md) and [there](#nothing)\n');
    const { stderr, status } = check(folder.path);
    expect(status).toBe(1);
    for (const complaint of [
      'useAbout.ts: useAbout does not say what it is for',
      'useCart.ts: useCart does not say what it gives',
      'useCart.ts: useCart names CART_LOST, which is no code',
      'priceOrder has no example; put one in shop-core/examples/rules/priceOrder.ts',
      'cart.ts: getCart does not say what it does',
      'coupon.ts: getCoupon names COUPON_LOST, which is no code',
      'submitQuiz has no example; put one in shop-core/examples/calls/quiz.ts',
      'docs/library/hooks-content.md is not what the sources say',
      'CONTRIBUTING.md: docs/nothing.md',
      'CONTRIBUTING.md: #nothing',
    ]) {
      expect(stderr).toContain(complaint);
    }
  });
});

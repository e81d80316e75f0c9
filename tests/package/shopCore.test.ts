import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readText, repository } from '../support/repository.ts';
import type { TemporaryFolder } from '../support/temporaryFolder.ts';
import { type PackedShopCore, packShopCore, runNode } from './packedShopCore.ts';

let packed: PackedShopCore;
const consumers: TemporaryFolder[] = [];
beforeAll(() => {
  packed = packShopCore();
});
afterAll(() => {
  for (const consumer of consumers) consumer.remove();
  packed?.remove();
});

/** A folder with the package installed, and some of the files that a consumer wrote. */
const consumerOf = (installed: 'with its peers' | 'alone', ...files: string[]): string => {
  const consumer = packed.consumer(installed);
  consumers.push(consumer);
  for (const file of files) {
    cpSync(fileURLToPath(new URL(`consumers/${file}`, import.meta.url)), join(consumer.path, file));
  }
  return consumer.path;
};

const tool = (path: string): string => join(repository, 'node_modules', path);
// The newer one reads every line of our declarations, and of those they stand on.
const compilers = [[tool('typescript7/bin/tsc')], [tool('typescript/bin/tsc'), '--skipLibCheck']];

/** The first program of the package's page. */
const cartOfTheReadme = (): string => {
  const [, program] = /```tsx\n([\s\S]+?)```/.exec(readText('shop-core/README.md')) ?? [];
  if (!program) throw new Error('shop-core/README.md shows no program.');
  return program;
};

const rulesEntries = ['', '/account', '/back-office', '/content', '/gold'].map((part) => `shop-core/rules${part}`);

describe('the tarball', () => {
  it('says what it holds: publint finds nothing', async () => {
    const root = join(consumerOf('alone'), 'node_modules/shop-core');
    const { messages } = await publint({ pkgDir: root, pack: false, strict: true });
    expect(messages).toEqual([]);
  });

  it('has right types for every entry, as an ES module', async () => {
    const checked = await checkPackage(createPackageFromTarballData(packed.tarball), {
      excludeEntrypoints: ['./package.json', /vectors/],
    });
    if (!checked.types) throw new Error('no types');
    expect(Object.keys(checked.entrypoints)).toEqual(
      expect.arrayContaining(['.', './rules', './messages', './contract', './client', './wire', './testing']),
    );
    // It says so itself: `import` only, and no resolution older than `exports`.
    const notForUs = ['NoResolution node10', 'CJSResolvesToESM node16-cjs'];
    const problems = checked.problems.filter(
      (problem) => !('resolutionKind' in problem && notForUs.includes(`${problem.kind} ${problem.resolutionKind}`)),
    );
    expect(problems).toEqual([]);
  });

  it('holds the licence, the page and the vectors, and no test', () => {
    const root = join(consumerOf('alone'), 'node_modules/shop-core');
    expect(readFileSync(join(root, 'LICENSE'), 'utf8')).toBe(readText('LICENSE'));
    expect(existsSync(join(root, 'README.md'))).toBe(true);
    expect(existsSync(join(root, 'vectors/pricing.json'))).toBe(true);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
    expect(files.filter((path) => /\.test\.|\/test[A-Z]/.test(path))).toEqual([]);
  });
});

describe('a program that installed it', () => {
  it('uses the rules in plain Node, and loads nothing but rules', () => {
    const folder = consumerOf('alone', 'tellLoads.mjs', 'rulesAlone.mjs');
    const loaded = runNode(['rulesAlone.mjs', ...rulesEntries], folder)
      .trim()
      .split('\n');
    expect(loaded.length).toBeGreaterThan(50);
    expect(loaded.filter((url) => !url.includes('/node_modules/shop-core/dist/rules/'))).toEqual([]);
  });

  it('reads the sentences without installing anything else', () => {
    const folder = consumerOf('alone', 'tellLoads.mjs', 'rulesAlone.mjs');
    const loaded = runNode(['rulesAlone.mjs', 'shop-core/messages'], folder).trim().split('\n');
    expect(loaded.length).toBeGreaterThan(1);
    expect(loaded.filter((url) => !url.includes('/node_modules/shop-core/dist/'))).toEqual([]);
  });

  it('draws a page on a server, as nobody in particular', () => {
    const folder = consumerOf('with its peers', 'serverPage.mjs');
    expect(runNode(['serverPage.mjs'], folder).trim()).toBe('<p>restoring loading OPEN</p>');
  });

  it('compiles the cart of the page, of 30 lines, with two compilers and strictly', () => {
    const folder = consumerOf('with its peers', 'tsconfig.json');
    const cart = cartOfTheReadme();
    writeFileSync(join(folder, 'Cart.tsx'), cart);
    expect(cart.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(30);
    for (const compiler of compilers) runNode([...compiler, '-p', folder], folder);
  });

  it('is built by a Vite that nobody configured', () => {
    const folder = consumerOf('with its peers', 'tsconfig.json');
    writeFileSync(join(folder, 'Cart.tsx'), cartOfTheReadme());
    writeFileSync(join(folder, 'index.html'), '<!doctype html><script type="module" src="/Cart.tsx"></script>');
    mkdirSync(join(folder, 'public'));
    runNode([tool('vite/bin/vite.js'), 'build', '--logLevel', 'warn'], folder);
    const [script = ''] = readdirSync(join(folder, 'dist/assets'));
    const built = readFileSync(join(folder, 'dist/assets', script), 'utf8');
    expect(built.includes('Coba lagi')).toBe(true);
    // What the cart does not use is not in it.
    expect(built.includes('/zakat')).toBe(false);
  });
});

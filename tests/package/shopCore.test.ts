import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readText, repository } from '../support/repository.ts';
import type { TemporaryFolder } from '../support/temporaryFolder.ts';
import { guestTests } from './guestTests.ts';
import { type Installed, type PackedShopCore, packShopCore, runNode } from './packedShopCore.ts';
import { readmeCart, writeReadmeFiles } from './readmeFiles.ts';

let packed: PackedShopCore;
const consumers: TemporaryFolder[] = [];
beforeAll(() => {
  packed = packShopCore();
});
afterAll(() => packed?.remove());
afterEach(() => {
  for (const consumer of consumers.splice(0)) consumer.remove();
});

/** A folder with the package installed, and some of the files that a consumer wrote. */
const consumerOf = (installed: Installed, ...files: string[]): string => {
  const consumer = packed.consumer(installed);
  consumers.push(consumer);
  for (const file of files) {
    cpSync(fileURLToPath(new URL(`consumers/${file}`, import.meta.url)), join(consumer.path, file));
  }
  return consumer.path;
};

const tool = (path: string): string => join(repository, 'node_modules', path);
// The oldest and the newest read every line of our declarations, and of those they stand on.
const compilers = [['typescript57'], ['typescript', '--skipLibCheck'], ['typescript7']].map(([name, ...options]) => [
  tool(`${name}/bin/tsc`),
  ...options,
]);

/** A program that takes everything of every entry. */
const everyEntry = (): string => {
  const { exports } = JSON.parse(readText('shop-core/package.json'));
  return Object.keys(exports)
    .filter((entry) => exports[entry].types)
    .map((entry, place) => `export * as entry${place} from '${entry.replace('.', 'shop-core')}';\n`)
    .join('');
};

const browserDom = fileURLToPath(new URL('consumers/browserDom.mjs', import.meta.url));
const rulesEntries = ['', '/account', '/back-office', '/content', '/gold'].map((part) => `shop-core/rules${part}`);

describe('the tarball', () => {
  it('says what it holds: publint finds nothing', async () => {
    const root = join(consumerOf('alone'), 'node_modules/shop-core');
    const { messages } = await publint({ pkgDir: root, pack: false, strict: true });
    expect(messages).toEqual([]);
  });

  it('has right types for every entry, as an ES module', async () => {
    const checked = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(packed.path))), {
      excludeEntrypoints: ['./package.json', /vectors/],
    });
    if (!checked.types) throw new Error('no types');
    expect(Object.keys(checked.entrypoints)).toEqual(
      expect.arrayContaining([
        '.',
        './rules',
        './messages',
        './contract',
        './client',
        './wire',
        './testing',
        './testing/react',
      ]),
    );
    // No resolution older than `exports`; and Node's own require gets the ES modules, the CommonJS ones are for Jest.
    const notForUs = ['NoResolution node10'];
    const isForJest = (file: string) => file.includes('/dist/cjs/');
    const problems = checked.problems
      .filter(
        (problem) => !('resolutionKind' in problem && notForUs.includes(`${problem.kind} ${problem.resolutionKind}`)),
      )
      .filter((problem) => problem.kind !== 'FalseESM' || !isForJest(problem.implementationFileName));
    expect(problems).toEqual([]);
  });

  it('promises what docs/api-report says: npm run api-report writes it anew', () => {
    runNode(['scripts/apiReport.mjs', '--check', packed.path], repository);
  });

  it('weighs less than 800 kB, a quarter of it for Jest', () => {
    expect(statSync(packed.path).size).toBeLessThan(800_000);
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

  it.each([
    ['with its peers', '19', []],
    // Node follows a link to where React 19 is installed, unless it is told to stay.
    ['with React 18', '18', ['--preserve-symlinks', '--preserve-symlinks-main']],
  ] as const)(
    'runs %s: on a server, and in a page where hooks, effects and actions go on',
    (installed, version, flags) => {
      const folder = consumerOf(installed, 'serverPage.mjs', 'clientPage.mjs');
      expect(runNode([...flags, 'serverPage.mjs'], folder).trim()).toBe('<p>restoring loading OPEN</p>');
      const said = runNode([...flags, '--import', browserDom, 'clientPage.mjs'], folder);
      expect(said).toMatch(new RegExp(`^React ${version}\\.\\S+: visitor none OFFLINE\n$`));
    },
  );

  it('is imported by a server component: hooks are named there, and everything else runs', () => {
    const folder = consumerOf('with its peers', 'clientReferences.mjs', 'serverComponent.mjs');
    const said = runNode(['--conditions=react-server', 'serverComponent.mjs'], folder);
    expect(said.trim()).toBe('in the browser, in the browser, samudra-emas,menu,visitor');
  });

  it('compiles strictly with TypeScript 5.7, 6 and 7: the cart of the page, of 30 lines, every entry, every promise', () => {
    const folder = consumerOf('with its peers', 'tsconfig.json');
    cpSync(fileURLToPath(new URL('types', import.meta.url)), folder, { recursive: true });
    const cart = readmeCart();
    writeFileSync(join(folder, 'cart.tsx'), cart);
    writeFileSync(join(folder, 'everyEntry.ts'), everyEntry());
    expect(cart.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(30);
    for (const compiler of compilers) runNode([...compiler, '-p', folder], folder);
  });

  it('compiles with the types of React 18', () => {
    const folder = consumerOf('with React 18', 'tsconfig.json');
    writeFileSync(join(folder, 'cart.tsx'), readmeCart());
    runNode([tool('typescript7/bin/tsc'), '-p', folder, '--preserveSymlinks', '--skipLibCheck'], folder);
  });

  it('is built by a Vite that nobody configured', () => {
    const folder = consumerOf('with its peers');
    writeReadmeFiles(folder);
    runNode([tool('vite/bin/vite.js'), 'build', '--logLevel', 'warn'], folder);
    const [script = ''] = readdirSync(join(folder, 'dist/assets'));
    const built = readFileSync(join(folder, 'dist/assets', script), 'utf8');
    expect(built.includes('Coba lagi')).toBe(true);
    // What the cart does not use is not in it.
    expect(built.includes('/zakat')).toBe(false);
  });
});

describe('as a guest', () => guestTests(consumerOf));

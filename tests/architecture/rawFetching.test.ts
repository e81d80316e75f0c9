import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { readText, repositoryFiles } from '../support/repository.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const raw = [
  ...['useGetList', 'useGetOne', 'useGetMany', 'useGetManyReference', 'useInfiniteGetList', 'useListController'].map(
    (name) => [name, 'react-admin'],
  ),
  ...['useListContext', 'useShowContext', 'useDataProvider', 'List', 'Show', 'Edit', 'DataTable', 'Datagrid'].map(
    (name) => [name, 'react-admin'],
  ),
  ...['ReferenceField', 'ReferenceManyField', 'ReferenceInput', 'ReferenceArrayInput', 'Button', 'Form'].map((name) => [
    name,
    'react-admin',
  ]),
  ...['useQuery', 'useInfiniteQuery', 'useSuspenseQuery', 'useQueries'].map((name) => [name, '@tanstack/react-query']),
  ['useGetList', 'ra-core'],
] as const;

const take = (name: string, from: string) => `import { ${name} } from '${from}';\n\nexport const taken = ${name};\n`;
const copy = temporaryFolder('lint');
copyFileSync(join(root, 'biome.json'), join(copy.path, 'biome.json'));
afterAll(() => copy.remove());

/** What the linter says of each of these files, under the rules of this repository. */
function lint(files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(copy.path, path, '..'), { recursive: true });
    writeFileSync(join(copy.path, path), text);
  }
  const biome = join(root, 'node_modules/.bin/biome');
  const asked = ['lint', '--colors=off', '--max-diagnostics=none', ...Object.keys(files)];
  const { stdout, stderr } = spawnSync(biome, asked, { cwd: copy.path, encoding: 'utf8' });
  return stdout + stderr;
}

describe('the screens of the console fetch by the wrapper alone', () => {
  const at = (folder: string, number: number) => `admin-console/src/${folder}/Sample${number}.tsx`;
  const inFolder = (folder: string) =>
    Object.fromEntries(raw.map(([name = '', from = ''], number) => [at(folder, number), take(name, from)]));

  it('the linter refuses each of what fetches', () => {
    const said = lint(inFolder('clients'));
    const missed = raw.filter((_, number) => !said.includes(`Sample${number}.tsx:1:`));
    expect(missed).toEqual([]);
    expect(said).toContain('noRestrictedImports');
  });

  it('the linter refuses fetch itself', () => {
    const path = 'admin-console/src/clients/Sample.tsx';
    expect(lint({ [path]: "export const asked = () => fetch('/api/x');\n" })).toContain('noRestrictedGlobals');
  });

  it('the wrapper may take them, and everybody what fetches nothing', () => {
    const free = { 'admin-console/src/clients/Words.tsx': take('useTranslate', 'react-admin') };
    expect(lint({ ...inFolder('loaded'), ...free })).not.toContain('noRestricted');
  });
});

describe('the hooks of shop-core ask in the query client of the shop', () => {
  const around = ['useQuery', 'useQueries', 'useInfiniteQuery', 'useSuspenseQuery', 'useMutation', 'useQueryClient'];

  it('the linter refuses what takes the client around', () => {
    const files = around.map((name) => [`shop-core/src/hooks/cart/${name}.ts`, take(name, '@tanstack/react-query')]);
    const said = lint({
      ...Object.fromEntries(files),
      'shop-core/src/hooks/provider/useShopQuery.ts': take('useQuery', '@tanstack/react-query'),
    });
    expect(around.filter((name) => !said.includes(`cart/${name}.ts:1:`))).toEqual([]);
    expect(said).not.toContain('useShopQuery.ts:1:');
  });

  it('no file of theirs spells a key of a query by itself', () => {
    const hooks = repositoryFiles().filter((path) =>
      /^shop-core\/src\/hooks\/(?!.*(\.test\.|\/test[A-Z])).*\.tsx?$/.test(path),
    );
    expect(hooks.length).toBeGreaterThan(100);
    const spelled = /(queryKey|mutationKey)(:| =) \[(?!\.\.\.\w+Key\()/;
    expect(hooks.filter((path) => spelled.test(readText(path)))).toEqual([]);
  });
});

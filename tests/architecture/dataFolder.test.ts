import { expect, it } from 'vitest';
import { readText, repositoryFiles } from '../support/repository.ts';

const isProduct = (file: string) => /^api-server\/src\/.*\.ts$/.test(file) && !/\.test\.|\/test[A-Z]/.test(file);
const product = repositoryFiles().filter(isProduct);

/** Files of the product in which a pattern stands. */
const having = (pattern: RegExp) => product.filter((file) => pattern.test(readText(file)));

it('nothing opens a data folder past the one class that looks whether it is whole', () => {
  // createPgliteFolder makes one where there is nothing, on a thread of its own.
  expect(having(/from '@electric-sql\/pglite\/nodefs'|resolve\('@electric-sql\/pglite\/nodefs'\)/)).toEqual([
    'api-server/src/db/createPgliteFolder.ts',
    'api-server/src/db/durableFs.ts',
    'api-server/src/db/pgliteFs.ts',
  ]);
  expect(having(/new NodeFS\(/)).toEqual(['api-server/src/db/createPgliteFolder.ts']);
});

it('nothing reads a missing path as no path: a link whose disk is gone looks the same to existsSync', () => {
  // What the build makes and the package holds; never data.
  expect(having(/\bexistsSync\b/)).toEqual([
    'api-server/src/db/migrationsFolder.ts',
    'api-server/src/http/renderedPages.ts',
    'api-server/src/http/serveWebApp.ts',
    'api-server/src/packageRoot.ts',
  ]);
});

import { expect, it } from 'vitest';
import { readText, repositoryFiles } from '../support/repository.ts';

/** Where files share what a worker has loaded (`isolate: false`): a module that one replaces is replaced for those after it. */
const shared = /^(shop-core\/(src|examples)|api-server\/src|tests\/(safety|contract))\/.*\.test\.tsx?$/;

it('no test that shares its modules puts another in the place of one of ours', () => {
  const files = repositoryFiles().filter((file) => shared.test(file));
  expect(files.filter((file) => /vi\.(do)?mock\(\s*['"]\./i.test(readText(file)))).toEqual([]);
});

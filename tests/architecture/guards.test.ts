import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allGuards } from '../safety/allGuards.ts';
import { repository } from '../support/repository.ts';

const timesIn = (path: string, text: string) => readFileSync(join(repository, path), 'utf8').split(text).length - 1;

/** `npm run guards` takes hours; a guard whose words were changed since is known at once. */
it('every guard stands once, in the words by which it is taken away', () => {
  const stale = allGuards.flatMap(({ name, edits }) =>
    edits.filter(([path, from]) => timesIn(path, from) !== 1).map(([path, from]) => ({ name, path, from })),
  );
  expect(stale).toEqual([]);
});

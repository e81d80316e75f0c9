import { describe, expect, it } from 'vitest';
import { outerCallsInTransactions } from '../support/outerCallsInTransactions.ts';
import { readText, repositoryFiles } from '../support/repository.ts';

describe('inside a transaction', () => {
  it.each([
    ['db.transaction(async (tx) => { await db.select(); })', 1],
    ['services.db.transaction((tx) => load(tx, services.db))', 1],
    ['inTransaction(db, async (tx) => save(tx, await db.select()))', 1],
    ['inTransaction(db, async (tx) => save(tx))', 0],
    ['db.transaction(async (tx) => { await tx.transaction(async (inner) => inner.insert(x)); })', 0],
    ['const rows = await db.select(); await db.transaction(async (tx) => tx.insert(rows));', 0],
  ])('the scan reads %s', (code, found) => {
    expect(outerCallsInTransactions(code)).toHaveLength(found);
  });

  it('only the transaction is asked, never the database around it', () => {
    const found = repositoryFiles()
      // A test may show that the database refuses it.
      .filter((path) => /^(api-server\/src|tests)\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'))
      .flatMap((path) => outerCallsInTransactions(readText(path)).map((line) => `${path}:${line}`));
    expect(found).toEqual([]);
  });
});

import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Database } from '../db/connect.ts';
import { openSeededDatabase } from '../db/testSeeded.ts';

class Undone extends Error {}

/** For the tests of a file: tells which sentences do not hold in the demonstration after a statement, and undoes it. */
export function brokenIn(invariants: Readonly<Record<string, SQL>>): (statement: string) => Promise<string[]> {
  let database: Database;
  beforeAll(async () => {
    database = await openSeededDatabase();
  });
  afterAll(() => database.close());

  return async (statement) => {
    const broken: string[] = [];
    const undo = database.db.transaction(async (tx) => {
      await tx.execute(sql.raw(statement));
      for (const [sentence, query] of Object.entries(invariants)) {
        if ((await tx.execute(query)).rows.length > 0) broken.push(sentence);
      }
      throw new Undone();
    });
    await expect(undo).rejects.toThrow(Undone);
    return broken;
  };
}

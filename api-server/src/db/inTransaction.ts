import { setTimeout as pause } from 'node:timers/promises';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './database.ts';
import { sqlState } from './sqlState.ts';

const maxTries = 4;

/** What the database rolled back because of its neighbours; the same work may well succeed now. */
const isBadLuck = (state: string | undefined): boolean => state === '40001' || state === '40P01';

/**
 * Runs `run` in one transaction, up to three times more when it lost against another (serialisation, deadlock). So `run`
 * does nothing but read and write through `tx`: what it did outside, it would do again.
 */
export async function inTransaction<T>(db: Db, run: (tx: Tx) => Promise<T>, config?: PgTransactionConfig): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(run, config);
    } catch (error) {
      if (attempt === maxTries || !isBadLuck(sqlState(error))) throw error;
      await pause(5 + Math.random() * 30 * attempt);
    }
  }
}

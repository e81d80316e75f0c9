import type { Db } from '../db/connect.ts';
import { invariants } from './invariants.ts';

/** A sentence for each thing in the database that breaks an invariant; none when all is well. */
export async function faultsOf(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const { name, sql: query } of invariants) {
    const { rows } = await db.execute<{ what: string }>(query);
    found.push(...rows.map(({ what }) => `${name}: ${what}`));
  }
  return found;
}

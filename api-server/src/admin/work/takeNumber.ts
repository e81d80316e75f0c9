import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { numberCounters } from '../../db/tables/work/numbering.ts';

/** The next number of a year, given out once: its counter is held until the transaction ends, and falls back with it. */
export async function takeNumber(tx: Tx, kind: 'project', year: number): Promise<number> {
  const [row] = await tx
    .insert(numberCounters)
    .values({ kind, year, next: 2 })
    .onConflictDoUpdate({
      target: [numberCounters.kind, numberCounters.year],
      set: { next: sql`${numberCounters.next} + 1` },
    })
    .returning({ next: numberCounters.next });
  return (row?.next ?? 2) - 1;
}

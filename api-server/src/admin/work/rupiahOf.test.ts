import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { inRupiah } from 'shop-core/rules/back-office';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { openTestDatabase } from '../../db/testDatabase.ts';
import { rupiahOf } from './rupiahOf.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

interface Booked {
  readonly amount: number;
  readonly currency: string;
  readonly rate: number | null;
}

const value = rupiahOf({ amount: 'booked.amount', currency: 'booked.currency', rate: 'booked.rate' });

/** What the database makes of them, in their order. */
async function inDatabase(booked: readonly Booked[]) {
  const { rows } = await database.db.execute<{ value: string | null }>(sql`
    select ${value} as value from jsonb_to_recordset(${JSON.stringify(booked.map((row, at) => ({ ...row, at })))}::jsonb)
      as booked(at int, amount numeric(18, 2), currency text, rate numeric(18, 6)) order by at`);
  return rows.map((row) => (row.value === null ? undefined : Number(row.value)));
}

const cents = fc.integer({ min: -900_000_000, max: 900_000_000 }).map((whole) => whole / 100);
// Halves of a rupiah come of these again and again.
const rates = fc.oneof(
  fc.constantFrom(null, 1, 0.5, 16_250, 16_250.5, 12_345.25),
  fc.integer({ min: 1, max: 20_000_000_000 }).map((millionths) => millionths / 1_000_000),
);
const currencies = fc.constantFrom('IDR', 'USD', 'SGD', 'EUR');

describe('the rupiah of the database', () => {
  it('are those of the rule, for both signs and every rate', async () => {
    const booked = fc.record({ amount: cents, currency: currencies, rate: rates });
    await fc.assert(
      fc.asyncProperty(fc.array(booked, { minLength: 300, maxLength: 300 }), async (rows) => {
        expect(await inDatabase(rows)).toEqual(rows.map(inRupiah));
      }),
      { numRuns: 10, seed: 20_261_127 },
    );
  });

  it('go away from zero at a half, and there are none without a rate', async () => {
    const usd = (amount: number, rate: number | null) => ({ amount, currency: 'USD', rate });
    const rows = [usd(0.01, 50), usd(-0.01, 50), usd(0.01, 150), usd(-0.01, 150), usd(5, null), usd(5, 1)];
    expect(await inDatabase(rows)).toEqual([1, -1, 2, -2, undefined, undefined]);
    expect(await inDatabase([{ amount: 7, currency: 'IDR', rate: null }])).toEqual([7]);
  });
});

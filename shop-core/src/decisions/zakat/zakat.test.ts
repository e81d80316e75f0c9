import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ZakatChange } from '../../contract/calls/zakat.ts';
import { calendarDate } from '../../rules/dates/calendarDate.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import { deleteZakatEntry } from './deleteZakatEntry.ts';
import { readZakat } from './readZakat.ts';
import { saveZakatEntry } from './saveZakatEntry.ts';
import type { GoldEntry, ZakatFacts } from './zakatFacts.ts';

const now = new Date('2026-11-30T05:00:00Z');
const days = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'].map(calendarDate);
const factsOf = (entries: readonly GoldEntry[]): ZakatFacts => ({ entries, goldPrice: rupiah(2_000_000) });

const change = fc.record({
  id: fc.constantFrom(0, 0, 0, 1, 2, 3),
  type: fc.constantFrom('Beli' as const, 'Jual' as const),
  grams: fc.integer({ min: 1, max: 20 }),
  date: fc.constantFrom(...days),
});
const act = fc.oneof(
  { weight: 4, arbitrary: change },
  fc.integer({ min: 1, max: 6 }).map((id) => ({ gone: id })),
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

/** The entries after an act, as somebody saves them who does what was decided. */
function after(entries: readonly GoldEntry[], one: Act): readonly GoldEntry[] {
  if ('gone' in one) {
    const decision = deleteZakatEntry({ entries }, { id: one.gone });
    return 'refused' in decision ? entries : entries.filter(({ id }) => id !== decision.writes);
  }
  const { grams, ...parts } = one;
  const weight = (one.type === 'Jual' ? -1_000 : 1_000) * grams;
  const rest = { customerCode: 'C-1', goldType: ' Koin ', price: rupiah(1), purity: 10_000 };
  const decision = saveZakatEntry(factsOf(entries), { ...parts, ...rest, weight } satisfies ZakatChange, now);
  if ('refused' in decision) return entries;
  const id = decision.writes.id === 0 ? Math.max(0, ...entries.map((each) => each.id)) + 1 : decision.writes.id;
  expect(decision.reply(id)).toMatchObject({ id, type: one.type, weight, goldType: 'Koin' });
  return [...entries.filter((each) => each.id !== id), { ...decision.writes, id }];
}

/** Grams held at the end of each day, by a sum of its own. */
const heldBy = (entries: readonly GoldEntry[], day: string) =>
  entries
    .filter(({ date }) => date <= day)
    .reduce((sum, { type, weight }) => sum + (type === 'Jual' ? 0 - weight : weight), 0);

describe('the zakat tracker', () => {
  it('never sells gold that is not held, whatever is written, changed and deleted in which order', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
        let entries: readonly GoldEntry[] = [];
        for (const one of acts) {
          entries = after(entries, one);
          for (const day of days) expect(heldBy(entries, day)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('is read the newest first, whatever the order it is kept in, and says how many there are', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 25 }), fc.nat(3), (acts, page) => {
        const entries = acts.reduce<readonly GoldEntry[]>(after, []);
        const ledger = readZakat(factsOf([...entries].reverse()), { page, size: 5 }, now);
        expect(ledger).toEqual(readZakat(factsOf(entries), { page, size: 5 }, now));
        const order = ledger.entries.map(({ date, id }) => `${date} ${String(id).padStart(3, '0')}`);
        expect(order).toEqual([...order].sort().reverse());
        expect(ledger.totalItems).toBe(entries.length);
        expect(ledger.entries).toHaveLength(Math.max(0, Math.min(5, entries.length - page * 5)));
      }),
    );
  });

  it('knows no entry of somebody else, and deletes nothing twice', () => {
    const missing = { refused: { code: 'NOT_FOUND', what: 'ZAKAT_ENTRY' } };
    expect(deleteZakatEntry({ entries: [] }, { id: 7 })).toEqual(missing);
  });
});

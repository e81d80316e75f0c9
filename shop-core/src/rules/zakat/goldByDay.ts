import type { CalendarDate } from '../dates/calendarDate.ts';
import { exactFineGold, type FineGold, fineGold } from './fineGold.ts';
import { signedWeight } from './signedWeight.ts';
import type { ZakatEntry } from './zakatEntry.ts';

/** What is held at the end of a day. Both are negative when more was sold than held. */
export interface GoldOfDay {
  readonly date: CalendarDate;
  /** In milligrams, whatever the purity. */
  readonly weight: number;
  readonly fine: FineGold;
}

/** What was held at the end of each day that has entries, from the first on. The order of entries says nothing. */
export function goldByDay(entries: readonly ZakatEntry[]): GoldOfDay[] {
  const changes = new Map<CalendarDate, { weight: number; fine: number }>();
  for (const { type, weight, purity, date } of entries) {
    const day = changes.get(date) ?? { weight: 0, fine: 0 };
    const signed = signedWeight(type, weight);
    day.weight += signed;
    day.fine += Math.sign(signed) * fineGold(weight, purity);
    changes.set(date, day);
  }
  let weight = 0;
  let fine = 0;
  return [...changes]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, change]) => {
      weight += change.weight;
      fine += change.fine;
      return { date, weight, fine: exactFineGold(fine) };
    });
}

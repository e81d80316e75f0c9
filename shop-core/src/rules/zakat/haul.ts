import { zakatNisab } from '../constants.ts';
import type { CalendarDate } from '../dates/calendarDate.ts';
import { exactFineGold, type FineGold } from './fineGold.ts';
import { goldByDay } from './goldByDay.ts';
import type { ZakatEntry } from './zakatEntry.ts';

/** A day on which a haul began or ended, and what was held at its end. */
export interface HaulStep {
  readonly code: 'HAUL_STARTED' | 'HAUL_BROKEN';
  readonly date: CalendarDate;
  readonly fine: FineGold;
}

export interface Haul {
  /** Since when the fine gold held has been 85 grams or more without a break; null when it is less. */
  readonly since: CalendarDate | null;
  /** What is held now. */
  readonly fine: FineGold;
  readonly steps: readonly HaulStep[];
}

/** 85 grams as fine gold (S9.18). */
const nisab = zakatNisab * 10_000;

/** The haul that runs today: it begins at the end of the day that reaches 85 grams, and a day that ends below ends it. */
export function haul(entries: readonly ZakatEntry[], today: CalendarDate): Haul {
  const steps: HaulStep[] = [];
  let since: CalendarDate | null = null;
  let held = exactFineGold(0);
  for (const { date, fine } of goldByDay(entries.filter((entry) => entry.date <= today))) {
    held = fine;
    if (since === null && fine >= nisab) {
      since = date;
      steps.push({ code: 'HAUL_STARTED', date, fine });
    } else if (since !== null && fine < nisab) {
      since = null;
      steps.push({ code: 'HAUL_BROKEN', date, fine });
    }
  }
  return { since, fine: held, steps };
}

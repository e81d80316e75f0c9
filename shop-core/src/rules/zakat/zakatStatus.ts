import { zakatNisab } from '../constants.ts';
import type { CalendarDate } from '../dates/calendarDate.ts';
import { dayNumber } from '../dates/dayNumber.ts';
import { type Milligram, milligram } from '../money/milligram.ts';
import { roundedQuotient } from '../money/roundedQuotient.ts';
import { type Rupiah, rupiah } from '../money/rupiah.ts';
import type { FineGold } from './fineGold.ts';
import { fineGoldValue } from './fineGoldValue.ts';
import { fineGoldWeight } from './fineGoldWeight.ts';
import { type HaulStep, haul } from './haul.ts';
import { haulEnd } from './haulEnd.ts';
import type { ZakatEntry } from './zakatEntry.ts';

/** Why zakat is due or not: what happened to the haul, in order, and at last where it stands today. */
export type ZakatStep =
  | HaulStep
  | { readonly code: 'BELOW_NISAB'; readonly fine: FineGold; readonly missing: Milligram }
  | { readonly code: 'HAUL_RUNNING' | 'HAUL_COMPLETE'; readonly since: CalendarDate; readonly dueOn: CalendarDate };

/** The zakat of a customer on a day. */
export interface ZakatStatus {
  readonly isDue: boolean;
  readonly fineGold: FineGold;
  /** What the fine gold is worth today, to the nearest rupiah. */
  readonly currentValue: Rupiah;
  /** 2.5 % of `currentValue`, to the nearest rupiah; half a rupiah counts as one. Owed once it is due. */
  readonly zakatValue: Rupiah;
  /** Days until it is due, 0 when it is; null while less than 85 grams are held. */
  readonly daysLeft: number | null;
  readonly trace: readonly ZakatStep[];
}

/**
 * Whether zakat is due: when 85 grams of fine gold or more have been held for one Hijri year without a break (S9.18),
 * and why. Entries after today do not count, and the order of entries says nothing.
 * @param today the day in Jakarta: {@link jakartaDate}
 * @throws RangeError when the year ends after the Hijri year 1500, or more is sold than held:
 * {@link whyNotGoldLedger}
 */
export function zakatStatus(entries: readonly ZakatEntry[], pricePerGram: Rupiah, today: CalendarDate): ZakatStatus {
  const { since, fine, steps } = haul(entries, today);
  const currentValue = fineGoldValue(fine, pricePerGram);
  const figures = { fineGold: fine, currentValue, zakatValue: shareOf(currentValue) };
  if (since === null) {
    const missing = milligram(zakatNisab - fineGoldWeight(fine));
    return { ...figures, isDue: false, daysLeft: null, trace: [...steps, { code: 'BELOW_NISAB', fine, missing }] };
  }
  const dueOn = haulEnd(since);
  const isDue = dueOn <= today;
  const daysLeft = isDue ? 0 : dayNumber(dueOn) - dayNumber(today);
  return {
    ...figures,
    isDue,
    daysLeft,
    trace: [...steps, { code: isDue ? 'HAUL_COMPLETE' : 'HAUL_RUNNING', since, dueOn }],
  };
}

function shareOf(value: Rupiah): Rupiah {
  return rupiah(Number(roundedQuotient(BigInt(value), 40n)));
}

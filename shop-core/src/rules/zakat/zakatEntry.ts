import type { zakatTypes } from '../constants.ts';
import type { CalendarDate } from '../dates/calendarDate.ts';
import type { Milligram } from '../money/milligram.ts';

/** Beli is gold that was bought, Jual gold that was sold. */
export type ZakatType = (typeof zakatTypes)[number];

/** What the zakat rules need of an entry; the weight is positive for both types. */
export interface ZakatEntry {
  readonly type: ZakatType;
  readonly weight: Milligram;
  /** In hundredths of a percent: 9999 is 99.99 %. */
  readonly purity: number;
  readonly date: CalendarDate;
}

import type { CalendarDate } from '../dates/calendarDate.ts';

/** The days of a sale, both inclusive; null when there is none. */
export interface SaleWindow {
  readonly saleStart?: CalendarDate | null | undefined;
  readonly saleEnd?: CalendarDate | null | undefined;
}

/** Whether today, a day in Jakarta, lies in the sale, its first and last day included (S4.11). */
export function isOnSale({ saleStart, saleEnd }: SaleWindow, today: CalendarDate): boolean {
  if (!saleStart || !saleEnd) return false;
  return saleStart <= today && today <= saleEnd;
}

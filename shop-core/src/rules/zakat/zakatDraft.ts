import type { CalendarDate } from '../dates/calendarDate.ts';
import { readTyped } from '../typed/readTyped.ts';
import { typedBounds } from '../typed/typedBounds.ts';

/** The zakat form as it is typed. */
export interface ZakatForm {
  readonly type: string | null;
  readonly goldType: string;
  /** Grams; a comma is as good as a dot (S5.67). */
  readonly weight: string;
  /** Percent; a comma is as good as a dot (S5.67). */
  readonly purity: string;
  /** Rupiah, with dots between the thousands (S5.66). */
  readonly price: string;
  readonly date: CalendarDate | null;
}

/** The form read: numbers are whole, null when nothing was typed and NaN when that was no number. */
export interface ZakatDraft {
  readonly type: string | null;
  readonly goldType: string | null;
  /** In milligrams, positive for Beli and Jual. */
  readonly weight: number | null;
  /** In hundredths of a percent. */
  readonly purity: number | null;
  readonly price: number | null;
  readonly date: CalendarDate | null;
}

/**
 * Reads the zakat form as it was typed: grams become milligrams, percent hundredths, a comma is as good as a dot
 * (S5.67) and dots stand between thousands of the price (S5.66). Judge the answer with {@link zakatProblems}.
 */
export function zakatDraft({ weight, purity, price, ...form }: ZakatForm): ZakatDraft {
  return {
    ...form,
    weight: readTyped(weight, typedBounds.goldWeight),
    purity: readTyped(purity, typedBounds.purity),
    price: readTyped(price, typedBounds.goldPrice),
  };
}

import { dotDecimal } from './dotDecimal.ts';

/**
 * A typed number in units of its last decimal, so that it stays whole: '1,5' with 3 decimals is 1500, as is '1.5'.
 * Null when nothing was typed, NaN when it is no number from 0 of at most so many decimals.
 */
export function parseDecimal(text: string, decimals: number): number | null {
  const typed = dotDecimal(text.trim());
  if (typed === '') return null;
  if (!/^\d{1,12}(\.\d{1,12})?$/.test(typed)) return Number.NaN;
  const [whole = '', fraction = ''] = typed.split('.');
  // '99.90' with one decimal is fine: what is cut off is nothing.
  if (/[1-9]/.test(fraction.slice(decimals))) return Number.NaN;
  return Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
}

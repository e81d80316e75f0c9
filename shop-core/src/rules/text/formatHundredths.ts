import { formatCount } from './formatCount.ts';

/** A whole number of hundredths as the shop shows it, with two decimals: 123456 is '1.234,56' (S9.33). */
export function formatHundredths(hundredths: number): string {
  const size = Math.abs(hundredths);
  const cents = size % 100;
  return `${hundredths < 0 ? '-' : ''}${formatCount((size - cents) / 100)},${String(cents).padStart(2, '0')}`;
}

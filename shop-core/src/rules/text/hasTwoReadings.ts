import { cleanTyped } from './cleanTyped.ts';

/** Whether a number has one separator that could stand before thousands as well as before decimals: '1.500'. */
export function hasTwoReadings(text: string): boolean {
  return /^-? ?[1-9]\d{0,2}[.,]\d{3}$/.test(cleanTyped(text));
}

import { expect, it } from 'vitest';
import { paymentDeadline } from './paymentDeadline.ts';

it.each([
  ['2026-11-29T07:35:00Z', 'sebelum pukul 14.35 WIB, 29-11-2026'],
  ['2026-11-29T07:35:59.999Z', 'sebelum pukul 14.35 WIB, 29-11-2026'],
  ['2026-11-29T17:05:00Z', 'sebelum pukul 00.05 WIB, 30-11-2026'],
])('tells the end at %s by the clock in Jakarta, never too late', (payBy, words) => {
  expect(paymentDeadline(new Date(payBy))).toBe(words);
});

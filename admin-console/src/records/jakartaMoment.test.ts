import { expect, it } from 'vitest';
import { momentTyped, typedMoment } from './jakartaMoment.ts';

it('shows and takes a moment by the clock in Jakarta', () => {
  expect(momentTyped('2026-12-31T17:30:00.000Z')).toBe('2027-01-01T00:30');
  expect(typedMoment('2027-01-01T00:30')).toBe('2026-12-31T17:30:00.000Z');
});

it('takes nothing and half a date for no moment', () => {
  expect(momentTyped(null)).toBe('');
  expect(typedMoment('')).toBeNull();
  expect(typedMoment('2027-13')).toBeNull();
});

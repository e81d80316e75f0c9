import { expect, it } from 'vitest';
import { momentTyped } from './jakartaMoment.ts';

it('shows a moment by the clock in Jakarta', () => {
  expect(momentTyped('2026-12-31T17:30:00.000Z')).toBe('2027-01-01T00:30');
  expect(momentTyped(null)).toBe('');
});

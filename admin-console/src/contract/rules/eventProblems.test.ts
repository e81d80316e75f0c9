import { expect, it } from 'vitest';
import { eventProblems } from './eventProblems.ts';

const begins = '2026-12-01T02:00:00.000Z';

it('lets an event end when it begins or later', () => {
  expect(eventProblems({ beginsAt: begins, endsAt: begins })).toEqual([]);
  expect(eventProblems({ beginsAt: null, endsAt: null })).toEqual([]);
});

it('does not let it end before, or in a year nobody means', () => {
  const before = new Date('2026-12-01T01:59:00Z');
  expect(eventProblems({ beginsAt: new Date(begins), endsAt: before })).toEqual([
    { field: 'endsAt', code: 'BEFORE_BEGIN' },
  ]);
  expect(eventProblems({ beginsAt: '0206-12-01T02:00:00.000Z', endsAt: begins })).toMatchObject([
    { field: 'beginsAt', code: 'DATE_TOO_EARLY' },
  ]);
});

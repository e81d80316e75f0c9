import { calendarDate } from 'shop-core/rules';
import { expect, it } from 'vitest';
import { type ProjectSense, projectProblems } from './projectProblems.ts';

const today = calendarDate('2026-11-28');
const nothing: ProjectSense = {
  instructionAt: null,
  acknowledgedAt: null,
  casualtyAt: null,
  duePrelim: null,
  dueFinal: null,
  sumInsured: null,
  deductible: null,
};
const told = (form: Partial<ProjectSense>) =>
  projectProblems({ ...nothing, ...form }, today).map(({ field, code }) => `${field} ${code}`);
const day = calendarDate;

it('has nothing against a project of which little is known, or that makes sense', () => {
  expect(told({})).toEqual([]);
  const dates = {
    instructionAt: '2026-11-28T16:00:00.000Z',
    duePrelim: day('2026-11-28'),
    dueFinal: day('2026-11-28'),
  };
  expect(told({ ...dates, sumInsured: 100, deductible: 99 })).toEqual([]);
  expect(told({ sumInsured: 0, deductible: 0 })).toEqual([]);
});

it.each([
  // Midnight in Jakarta has passed: it is tomorrow there.
  [{ instructionAt: new Date('2026-11-28T17:00:00Z') }, 'instructionAt DATE_IN_FUTURE'],
  [{ instructionAt: '2026-11-29T02:00:00.000Z' }, 'instructionAt DATE_IN_FUTURE'],
  [{ instructionAt: '0206-11-20T02:00:00.000Z' }, 'instructionAt DATE_TOO_EARLY'],
  [{ casualtyAt: '2026-12-24T02:00:00.000Z' }, 'casualtyAt DATE_IN_FUTURE'],
  [
    { instructionAt: '2026-11-20T02:00:00.000Z', acknowledgedAt: '2026-11-19T02:00:00.000Z' },
    'acknowledgedAt BEFORE_INSTRUCTION',
  ],
  [{ instructionAt: '2026-11-20T02:00:00.000Z', duePrelim: day('2026-11-19') }, 'duePrelim BEFORE_INSTRUCTION'],
  [{ instructionAt: '2026-11-20T02:00:00.000Z', dueFinal: day('2026-11-19') }, 'dueFinal BEFORE_INSTRUCTION'],
  [{ duePrelim: day('2026-12-10'), dueFinal: day('2026-12-09') }, 'dueFinal BEFORE_PRELIMINARY'],
  [{ dueFinal: day('2200-01-01') }, 'dueFinal DATE_TOO_LATE'],
  [{ sumInsured: 100, deductible: 100 }, 'deductible ABOVE_SUM_INSURED'],
  [{ sumInsured: 0, deductible: 1 }, 'deductible ABOVE_SUM_INSURED'],
])('of %o says %s', (form, problem) => {
  expect(told(form)).toEqual([problem]);
});

it('leaves what is half typed to its own field', () => {
  const typed = { instructionAt: '20/11', duePrelim: '19/1' as typeof today, dueFinal: day('2026-12-01') };
  expect(told(typed)).toEqual([]);
});

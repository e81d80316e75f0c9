import type { Calendar } from './calendar.ts';
import type { Job } from './jobs.ts';

/** When a fee note is written, checked and issued, what becomes of it, and what it bills. */
export interface BillPlan {
  readonly job: Job;
  readonly created: number;
  readonly submitted: number;
  readonly approved: number;
  readonly issued: number;
  /** 'good' ones are paid some day; the others are replaced by a good one. */
  readonly end: 'good' | 'cancelled' | 'void' | 'credited';
  /** Bills the work after the one day and up to the other. */
  readonly after: number;
  readonly until: number;
}

const forever = 10_000;

/** The fee notes of a project that have been begun by day 0. */
export function billPlansOf(job: Job, calendar: Calendar): BillPlan[] {
  const { days, fall, isEnquiry, isGoodwill } = job;
  if (isEnquiry) return [];
  if (days.cancelled !== null && days.cancelled <= 0) {
    return fall.chance(30) ? begun(job, calendar, days.cancelled + 3, [-forever, forever]) : [];
  }
  const interims = interimDays(job);
  const plans = interims.flatMap((day, at) => begun(job, calendar, day + 1, [interims[at - 1] ?? -forever, day]));
  if (days.final > 0 || isGoodwill) return plans;
  const wait = fall.chance(5) ? fall.between(20, 45) : fall.between(1, 6);
  return [...plans, ...begun(job, calendar, days.final + wait, [interims.at(-1) ?? -forever, forever])];
}

function interimDays({ isInterimBilling, days }: Job): number[] {
  if (!isInterimBilling) return [];
  return [60, 120].map((later) => days.instructed + later).filter((day) => day < days.final - 10 && day < 0);
}

function begun(job: Job, calendar: Calendar, start: number, span: readonly [number, number]): BillPlan[] {
  const draw = job.fall.between(1, 100);
  const end = draw <= 2 ? 'void' : draw <= 4 ? 'credited' : draw <= 6 ? 'cancelled' : 'good';
  const first = planFrom(job, calendar, start, span, end);
  const plans = end === 'good' ? [first] : [first, planFrom(job, calendar, replacedOn(first), span, 'good')];
  return plans.filter(({ created }) => created <= 0);
}

/** The day on which one that went wrong has come to its end. */
export function endedOn({ end, created, issued }: BillPlan): number {
  if (end === 'cancelled') return created + 2;
  return end === 'void' ? issued + 1 : issued + 12;
}

const replacedOn = (plan: BillPlan) => endedOn(plan) + 1;

function planFrom(
  job: Job,
  { workday }: Calendar,
  start: number,
  [after, until]: readonly [number, number],
  end: BillPlan['end'],
): BillPlan {
  const created = workday(start);
  const submitted = workday(created + job.fall.between(2, 4));
  const approved = workday(submitted + job.fall.between(2, 4));
  const issued = workday(approved + job.fall.between(1, 4));
  return { job, created, submitted, approved, issued, end, after, until };
}

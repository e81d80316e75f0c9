import type { projects } from '../../tables/work/projects.ts';
import type { reports } from '../../tables/work/reports.ts';
import { billPlansOf } from './billPlans.ts';
import { type Bill, billOf } from './bills.ts';
import type { Calendar } from './calendar.ts';
import { type Effort, effortOf } from './effortOf.ts';
import { type Fate, fateOf } from './fate.ts';
import { type Job, jobsOf, type VesselRow } from './jobs.ts';
import { numbered } from './numbered.ts';
import { projectRow } from './projectRow.ts';
import type { Office } from './readOffice.ts';
import { reportsOf } from './reportsOf.ts';

/** A project with what became of it. */
export interface YearProject {
  readonly job: Job;
  readonly fate: Fate;
  readonly effort: Effort;
  readonly bills: readonly Bill[];
  readonly reports: readonly (typeof reports.$inferInsert)[];
  readonly row: typeof projects.$inferInsert;
  readonly createdById: number;
}

/** All projects, in the order of their numbers. */
export function yearOf(office: Office, ships: readonly VesselRow[], calendar: Calendar): YearProject[] {
  const next = numbered();
  return jobsOf(office, ships, calendar).map((job) => {
    const projectNo = next(job.type.numberingPrefix, calendar.day(job.days.instructed));
    const effort = effortOf(job, calendar);
    const bills = billPlansOf(job, calendar).map((plan) => billOf(plan, effort, calendar));
    const fate = fateOf(job, bills);
    const written = reportsOf(job, calendar);
    const createdById = office.operations[job.id % office.operations.length] ?? job.surveyorId;
    const row = projectRow({ job, fate, projectNo, reports: written, createdById }, calendar);
    return { job, fate, effort, bills, reports: written, row, createdById };
  });
}

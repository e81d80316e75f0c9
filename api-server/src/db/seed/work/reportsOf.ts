import type { reports } from '../../tables/work/reports.ts';
import type { Calendar } from './calendar.ts';
import type { Job } from './jobs.ts';

type Row = typeof reports.$inferInsert & { readonly status: NonNullable<(typeof reports.$inferInsert)['status']> };

/** The days of a report; it is what the last of them that has come made of it. */
interface Steps {
  readonly drafted: number;
  readonly submitted: number;
  readonly approved: number;
  readonly issued: number;
  readonly due?: number | null;
  readonly seq?: number;
  readonly revision?: number;
  /** The day from which a newer one stands in its place. */
  readonly replaced?: number;
}

/** The reports that have been begun by day 0. */
export function reportsOf(job: Job, calendar: Calendar): Row[] {
  const { days, fall, type, isEnquiry } = job;
  const end = Math.min(0, days.cancelled ?? 0);
  const firstVisit = days.visits[0] ?? 1;
  if (isEnquiry || firstVisit > end) return [];
  const report = (kind: Row['kind'], steps: Steps) => rowOf(job, kind, steps, end, calendar);
  const quick = (kind: Row['kind'], issued: number, more: Partial<Steps> = {}) =>
    report(kind, {
      drafted: Math.max(firstVisit, issued - 3),
      submitted: issued - 1,
      approved: issued,
      issued,
      ...more,
    });
  const rows = [
    fall.chance((days.prelim ?? 0) > 0 ? 80 : 15) && type.daysPrelim !== null
      ? quick('advice', firstVisit + 1)
      : undefined,
    days.prelim === null ? undefined : quick('preliminary', days.prelim, { due: dueDay(job, type.daysPrelim) }),
    ...days.interims.map((day, at) => quick('interim', day, { seq: at + 1, due: day })),
    ...finals(job).map((steps) => report('final', steps)),
    type.code === 'AJ' ? quick('adjustment', days.final) : undefined,
    type.code === 'MW' ? quick('certificate', days.final) : undefined,
    fall.chance(14)
      ? quick(type.code === 'HM' ? 'cost_review' : 'addendum', days.final + fall.between(10, 30))
      : undefined,
  ];
  return rows.filter((row) => row !== undefined);
}

const dueDay = ({ days }: Job, later: number | null) => (later === null ? null : days.instructed + later);

/** Now and then a final report is corrected after it was issued. */
function finals(job: Job): Steps[] {
  const { drafted, submitted, approved, final } = job.days;
  const due = dueDay(job, job.type.daysFinal);
  const first = { drafted, submitted, approved, issued: final, due };
  if (!job.fall.chance(4)) return [first];
  const again = final + 4;
  const second = { drafted: final + 2, submitted: final + 3, approved: again, issued: again, due, revision: 2 };
  return [{ ...first, replaced: again }, second];
}

function rowOf(job: Job, kind: Row['kind'], steps: Steps, end: number, calendar: Calendar): Row | undefined {
  const { drafted, issued } = steps;
  if (drafted > end) return undefined;
  const submitted = Math.max(drafted, steps.submitted);
  const approved = Math.max(submitted, steps.approved);
  const status = statusOf(job, { ...steps, submitted, approved }, end);
  const reached = (day: number, hour: number) => (day <= end ? calendar.past(day, hour) : null);
  const { surveyorId: authorId, reviewerId } = job;
  return {
    projectId: job.id,
    kind,
    seq: steps.seq ?? 1,
    revision: steps.revision ?? 1,
    status,
    authorId,
    reviewerId,
    dueOn: steps.due == null ? null : calendar.day(steps.due),
    submittedAt: reached(submitted, 10),
    approvedAt: reached(approved, 14),
    approvedById: approved <= end ? reviewerId : null,
    issuedAt: reached(issued, 16),
    sentTo: issued <= end ? [`claims@${job.client.code.toLowerCase()}.test`] : [],
    comments: status === 'rejected' ? [refusal(reviewerId, calendar.past(submitted, 13))] : [],
    createdAt: calendar.past(drafted, 9),
    updatedAt: calendar.past(Math.min(end, issued), 16),
  };
}

function statusOf({ fall }: Job, steps: Steps, end: number): Row['status'] {
  if (steps.issued <= end) return (steps.replaced ?? 1) <= end ? 'superseded' : 'issued';
  if (steps.approved <= end) return 'approved';
  if (steps.submitted > end) return 'draft';
  return fall.chance(20) ? 'rejected' : 'submitted';
}

const refusal = (byId: number, at: Date) => ({
  ...{ kind: 'blocking' as const, byId, at: at.toISOString(), isResolved: false },
  text: 'Sebab kerusakan belum didukung temuan; lengkapi dengan hasil pemeriksaan dan foto.',
});

import type { auditLog } from '../../tables/audit.ts';
import type { Calendar } from './calendar.ts';
import type { Fate } from './fate.ts';
import type { WrittenBill } from './invoiceRows.ts';
import type { Job } from './jobs.ts';
import type { Office } from './readOffice.ts';

type Row = typeof auditLog.$inferInsert;

interface Step {
  readonly day: number;
  readonly to: string;
  readonly by: number | null;
}

/** Rows of one thing: it was made, then it went from one status to the next. */
function rowsOf(
  entity: string,
  entityId: number,
  made: Row['after'],
  steps: readonly Step[],
  calendar: Calendar,
): Row[] {
  return steps.map(({ day, to, by }, at) => ({
    adminId: by,
    action: at === 0 ? 'create' : 'move',
    entity,
    entityId,
    before: at === 0 ? null : { status: steps[at - 1]?.to },
    after: at === 0 ? { ...made, status: to } : { status: to },
    at: calendar.past(day, 9 + Math.min(at, 7)),
  }));
}

/** What is on record about a project: each status that it came to. */
export function projectAudit(job: Job, fate: Fate, projectNo: string, createdById: number, calendar: Calendar): Row[] {
  const { days, surveyorId, reviewerId } = job;
  const steps: Step[] = [
    { day: days.instructed, to: job.isEnquiry ? 'draft' : 'instructed', by: createdById },
    { day: days.assigned, to: 'assigned', by: createdById },
    { day: days.visits[0] ?? 1, to: 'attending', by: surveyorId },
    { day: days.reporting, to: 'reporting', by: surveyorId },
    { day: days.final, to: 'final_issued', by: reviewerId },
  ];
  const end = Math.min(0, days.cancelled ?? 0);
  const gone = job.isEnquiry ? steps.slice(0, 1) : steps.filter(({ day }) => day <= end);
  const last = gone.at(-1);
  if (fate.status === 'cancelled') gone.push({ day: days.cancelled ?? 0, to: 'cancelled', by: createdById });
  if (fate.closed !== null) gone.push({ day: fate.closed, to: 'closed', by: createdById });
  if (fate.followUp) gone.push({ day: Math.max(last?.day ?? 0, -2), to: 'follow_up', by: surveyorId });
  return rowsOf('projects', job.id, { projectNo, title: job.filled(job.scene.title) }, gone, calendar);
}

/** The same of a fee note. */
export function invoiceAudit({ id, bill, number }: WrittenBill, office: Office, calendar: Calendar): Row[] {
  const { plan, status, settled, amounts } = bill;
  const by = office.finance[id % office.finance.length] ?? null;
  const approver = office.approvers[plan.job.id % office.approvers.length] ?? null;
  const until = status === 'cancelled' ? Math.min(0, (settled ?? 0) - 1) : 0;
  const steps: Step[] = [
    { day: plan.created, to: 'draft', by },
    { day: plan.submitted, to: 'pending_approval', by },
    { day: plan.approved, to: 'approved', by: approver },
    { day: plan.issued, to: 'issued', by },
  ].filter(({ day, to }) => day <= until && (to !== 'issued' || number !== null));
  const partly = bill.receipts.payments.find(({ isReversed }) => !isReversed);
  if (partly && (status === 'partly_paid' || bill.receipts.payments.length > 1)) {
    steps.push({ day: partly.day, to: 'partly_paid', by });
  }
  if (settled !== null) steps.push({ day: settled, to: status, by });
  return rowsOf('invoices', id, { total: amounts.total, currency: bill.taxes.currency }, steps, calendar);
}

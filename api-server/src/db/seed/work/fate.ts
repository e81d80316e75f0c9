import type { projects } from '../../tables/work/projects.ts';
import type { Bill } from './bills.ts';
import type { Job } from './jobs.ts';

type Row = typeof projects.$inferInsert;
type Status = NonNullable<Row['status']>;

/** Where a project stands on day 0. */
export interface Fate {
  readonly status: Status;
  readonly statusBefore: Status | null;
  readonly followUp: { readonly day: number; readonly reason: NonNullable<Row['followUpReason']> } | null;
  readonly closed: number | null;
  readonly waivedReason: string | null;
  readonly cancelReason: string | null;
}

const plain = { statusBefore: null, followUp: null, closed: null, waivedReason: null, cancelReason: null };
const cancelReasons = [
  'Klaim di bawah risiko sendiri, ditarik oleh tertanggung',
  'Penunjukan dialihkan ke kantor lain',
  'Kapal batal singgah',
] as const;
// Days until the next look at it, of which some are today.
const waits = [0, 2, -4, 7, 1, 0, 12, -1, 21, 3];
const reasons: Readonly<Partial<Record<Status, readonly NonNullable<Row['followUpReason']>[]>>> = {
  assigned: ['client_reply', 'other'],
  attending: ['repair', 'documents'],
  reporting: ['documents', 'cost', 'repair'],
  final_issued: ['client_reply', 'cost'],
};

export function fateOf(job: Job, bills: readonly Bill[]): Fate {
  const { id, days, fall } = job;
  if (job.isEnquiry) return { ...plain, status: 'draft' };
  if (days.cancelled !== null && days.cancelled <= 0) {
    return { ...plain, status: 'cancelled', cancelReason: fall.pick(cancelReasons) };
  }
  const status = stepOf(job);
  const closed = closedOn(job, bills);
  if (closed !== null) {
    return { ...plain, status: 'closed', closed, waivedReason: job.isGoodwill ? 'Tidak ditagih, itikad baik' : null };
  }
  const waiting = reasons[status];
  if (waiting && fall.chance(status === 'reporting' ? 20 : 10)) {
    const followUp = { day: waits[id % waits.length] ?? 0, reason: fall.pick(waiting) };
    return { ...plain, status: 'follow_up', statusBefore: status, followUp };
  }
  return { ...plain, status };
}

function stepOf({ days }: Job): Status {
  if (days.final <= 0) return 'final_issued';
  if (days.reporting <= 0) return 'reporting';
  if ((days.visits[0] ?? 1) <= 0) return 'attending';
  return days.assigned <= 0 ? 'assigned' : 'instructed';
}

/** Some days after the last money came, or without any when it was given away. */
function closedOn({ days, fall, isGoodwill }: Job, bills: readonly Bill[]): number | null {
  const settled = bills.map((bill) => bill.settled ?? 1);
  const isOpen = days.final > 0 || (bills.length === 0 && !isGoodwill);
  const closed = Math.max(days.final + 9, ...settled) + fall.between(0, 5);
  return isOpen || settled.some((day) => day > 0) || closed > 0 || fall.chance(3) ? null : closed;
}

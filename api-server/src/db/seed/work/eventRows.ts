import type { events } from '../../tables/work/diary.ts';
import type { Calendar } from './calendar.ts';
import type { Fate } from './fate.ts';
import type { WrittenBill } from './invoiceRows.ts';
import type { Job } from './jobs.ts';
import type { Office } from './readOffice.ts';

type Row = typeof events.$inferInsert;
type Kind = Row['kind'];

// What the calendar shows of the work: the weeks around day 0.
const [earliest, latest] = [-40, 62];
const isNear = (day: number) => day >= earliest && day <= latest;

interface Entry {
  readonly kind: Kind;
  readonly title: string;
  readonly day: number;
  readonly projectId: number | null;
  readonly adminId: number | null;
  /** Hours of the day; the whole day without. */
  readonly span?: readonly [number, number];
  readonly place?: string;
  readonly days?: number;
}

function rowOf(entry: Entry, calendar: Calendar): Row {
  const { kind, title, day, projectId, adminId, span, place = null, days = 1 } = entry;
  const createdAt = calendar.past(Math.min(0, day - 3), 9);
  return {
    ...{ kind, title, projectId, adminId, place, isAllDay: span === undefined },
    beginsAt: calendar.moment(day, span?.[0] ?? 0),
    endsAt: span ? calendar.moment(day, span[1]) : calendar.moment(day + days - 1, 23.98),
    ...{ createdAt, updatedAt: createdAt },
  };
}

/** What comes from a project: visits, reports that are due, the day of its next look. */
export function eventsOf(job: Job, fate: Fate, calendar: Calendar): Row[] {
  const { id, days, type, vessel, port, surveyorId } = job;
  const isOpen = !['draft', 'closed', 'cancelled'].includes(fate.status);
  if (!isOpen && fate.status !== 'closed') return [];
  const own = { projectId: id, adminId: surveyorId };
  const entries: Entry[] = days.visits
    .filter((day) => days.assigned <= 0 && isNear(day))
    .map((day) => ({
      ...own,
      kind: 'attendance',
      title: `Survei ${vessel.name}`,
      day,
      span: [8.5, 13],
      place: port.name,
    }));
  const due = (what: string, later: number | null, isIssued: boolean): void => {
    if (later === null || isIssued || !isNear(days.instructed + later)) return;
    entries.push({ ...own, kind: 'report_due', title: `${what}: ${vessel.name}`, day: days.instructed + later });
  };
  if (isOpen && days.assigned <= 0) {
    due('Laporan pendahuluan', type.daysPrelim, days.prelim !== null && days.prelim <= 0);
    due('Laporan akhir', type.daysFinal, days.final <= 0);
  }
  if (fate.followUp)
    entries.push({ ...own, kind: 'follow_up', title: `Tindak lanjut: ${vessel.name}`, day: fate.followUp.day });
  return entries.map((entry) => rowOf(entry, calendar));
}

/** The day on which an open fee note is due. */
export function invoiceEventsOf({ bill, number }: WrittenBill, calendar: Calendar): Row[] {
  const { plan, status } = bill;
  const day = plan.issued + plan.job.client.terms;
  if (number === null || !['issued', 'partly_paid'].includes(status) || !isNear(day)) return [];
  const title = `Jatuh tempo ${number}: ${plan.job.client.name}`;
  return [rowOf({ kind: 'invoice_due', title, day, projectId: plan.job.id, adminId: null }, calendar)];
}

const meetings = [
  'Rapat klaim bulanan dengan konsorsium penanggung',
  'Presentasi jasa survei kepada pemilik kapal di Surabaya',
  'Rapat mutu laporan',
] as const;

/** What people planned: the meeting of each Monday, others now and then, and leave. */
export function plannedEvents(office: Office, calendar: Calendar): Row[] {
  const entries: Entry[] = [];
  const nobody = { projectId: null, adminId: null };
  const monday = calendar.workday(earliest) + weekdaysToMonday(calendar, calendar.workday(earliest));
  for (let day = monday; day <= latest; day += 7) {
    entries.push({
      ...nobody,
      kind: 'meeting',
      title: 'Rapat penugasan mingguan',
      day,
      span: [9, 10],
      place: 'Ruang Sunda',
    });
  }
  entries.push({ ...nobody, kind: 'meeting', title: 'Serah terima pekerjaan hari ini', day: 0, span: [16, 16.5] });
  meetings.forEach((title, at) => {
    const day = calendar.workday(4 + at * 11);
    entries.push({ ...nobody, adminId: office.approvers[at] ?? null, kind: 'meeting', title, day, span: [13, 15] });
  });
  [...new Set([...office.hull, ...office.cargo])].forEach((adminId, at) => {
    const day = calendar.workday(-24 + at * 7);
    entries.push({ ...nobody, adminId, kind: 'leave', title: 'Cuti tahunan', day, days: 1 + (at % 4) });
  });
  return entries.map((entry) => rowOf(entry, calendar));
}

const weekdaysToMonday = ({ day }: Calendar, offset: number) =>
  (8 - new Date(`${day(offset)}T00:00:00Z`).getUTCDay()) % 7;

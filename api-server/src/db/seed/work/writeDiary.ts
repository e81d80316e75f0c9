import type { Tx } from '../../database.ts';
import { auditLog } from '../../tables/audit.ts';
import { events, notes, tasks } from '../../tables/work/diary.ts';
import { invoiceAudit, projectAudit } from './auditRows.ts';
import type { Calendar } from './calendar.ts';
import { eventsOf, invoiceEventsOf, plannedEvents } from './eventRows.ts';
import { insertRows } from './insertRows.ts';
import type { WrittenBill } from './invoiceRows.ts';
import { notesOf, tasksOf } from './paperworkOf.ts';
import type { Office } from './readOffice.ts';
import type { YearProject } from './year.ts';

/** Tasks, notes, the calendar, and the record of who did what. */
export async function writeDiary(
  tx: Tx,
  year: readonly YearProject[],
  bills: readonly WrittenBill[],
  office: Office,
  calendar: Calendar,
): Promise<void> {
  await insertRows(
    tx,
    tasks,
    year.flatMap(({ job, fate }) => tasksOf(job, fate, calendar)),
  );
  await insertRows(
    tx,
    notes,
    year.flatMap(({ job }) => notesOf(job, calendar)),
  );
  await insertRows(tx, events, [
    ...year.flatMap(({ job, fate }) => eventsOf(job, fate, calendar)),
    ...bills.flatMap((each) => invoiceEventsOf(each, calendar)),
    ...plannedEvents(office, calendar),
  ]);
  const acts = [
    ...year.flatMap(({ job, fate, row, createdById }) => projectAudit(job, fate, row.projectNo, createdById, calendar)),
    ...bills.flatMap((each) => invoiceAudit(each, office, calendar)),
  ];
  // Older acts were not on record yet: the log is as long as the quarter before.
  const recent = acts.filter(({ at }) => at >= calendar.moment(-90, 0));
  // The log is read by its ids: what came later has the higher one.
  await insertRows(
    tx,
    auditLog,
    recent.sort((one, other) => one.at.getTime() - other.at.getTime()),
  );
}

import { addClient, addProject, addType, addTypeDetail, addVessel } from '../../api-server/src/admin/testWork.ts';
import type { Db } from '../../api-server/src/db/database.ts';
import { auditLog } from '../../api-server/src/db/tables/audit.ts';
import { eventKinds, events, notes, tasks } from '../../api-server/src/db/tables/work/diary.ts';
import { expenses, timeEntries } from '../../api-server/src/db/tables/work/effort.ts';
import { attendances, figures, findings } from '../../api-server/src/db/tables/work/fieldwork.ts';
import { invoiceLines, invoices } from '../../api-server/src/db/tables/work/invoices.ts';
import { projectParties, projectSurveyors } from '../../api-server/src/db/tables/work/projects.ts';
import { creditNotes, payments, withholdingSlips } from '../../api-server/src/db/tables/work/receipts.ts';
import { documents, reports } from '../../api-server/src/db/tables/work/reports.ts';

const at = new Date('2026-11-20T02:00:00Z');
const saved = { createdAt: at, updatedAt: at };
const day = '2026-11-20';

export type Side = 'satu' | 'dua';

/** What stands in every text that comes from there, and nowhere else. */
export const marks = {
  clients: (side: Side) => `KlienKenari-${side}`,
  vessels: (side: Side) => `KapalKenari-${side}`,
  invoices: (side: Side) => `FakturKenari-${side}`,
  projects: (side: Side) => `ProyekKenari-${side}`,
};
/** An amount of money that nothing else comes to: of an invoice, and of all of a client or project. */
export const billed = { satu: 7_231_117, dua: 9_413_331 };

const one = <T>(rows: readonly T[]): T => {
  const [row] = rows;
  if (!row) throw new Error('no row was added');
  return row;
};

/**
 * A project with a row in every table that can belong to one, all marked as this side's. Of everything there are two in each
 * test, one of each side.
 */
export async function addSide(db: Db, side: Side, surveyorId: number) {
  const client = await addClient(db, { name: marks.clients(side) });
  const vessel = await addVessel(db, { name: marks.vessels(side), ownerId: client.id });
  const type = await addType(db);
  await addTypeDetail(db, type.id);
  const project = await addProject(db, {
    ...{
      projectNo: marks.projects(side),
      title: `Judul ${marks.projects(side)}`,
      typeId: type.id,
      clientId: client.id,
    },
    ...{ vesselId: vessel.id, underwriterId: client.id, surveyorId, status: 'reporting', instructionAt: at },
  });
  const projectId = project.id;
  await db.insert(projectParties).values({ projectId, clientId: client.id, role: 'Salvor' });
  await db.insert(projectSurveyors).values({ projectId, surveyorId });
  const parts = await addParts(db, side, projectId, surveyorId);
  const invoice = await addBilled(db, side, projectId, client.id);
  const kinds = eventKinds.map((kind) => ({ kind, title: `${kind} ${namedBy[kind](side)}`, beginsAt: at, endsAt: at }));
  const planned = await db
    .insert(events)
    .values(kinds.map((event) => ({ ...event, projectId, adminId: surveyorId, ...saved })))
    .returning();
  await addAudit(db, side, { projects: projectId, clients: client.id, invoices: invoice.id });
  const ids = { projects: projectId, clients: client.id, vessels: vessel.id, types: type.id, invoices: invoice.id };
  return { ...ids, ...parts, events: planned.map(({ id }) => id) };
}

const plain = (side: Side) => side;
const namedBy = {
  ...{ attendance: marks.vessels, report_due: marks.vessels, follow_up: marks.vessels },
  invoice_due: (side: Side) => `${marks.invoices(side)} ${marks.clients(side)}`,
  ...{ meeting: plain, leave: plain },
};

async function addParts(db: Db, side: Side, projectId: number, adminId: number) {
  const of = { projectId, ...saved };
  const visit = { ...of, surveyorId: adminId, place: side, beginsAt: at };
  const attendance = one(await db.insert(attendances).values(visit).returning());
  const figure = { projectId, kind: 'reserve' as const, amount: 5, at, byId: adminId };
  const finding = { ...of, attendanceId: attendance.id, seq: 1, found: side };
  const report = { ...of, kind: 'final' as const, authorId: adminId, status: 'issued' as const, submittedAt: at };
  const hours = { ...of, adminId, workedOn: day, kind: 'survey' as const, hours: 1 };
  const expense = { ...of, adminId, spentOn: day, kind: 'boat' as const, amount: 5 };
  const parts = {
    attendances: attendance,
    figures: one(await db.insert(figures).values(figure).returning()),
    findings: one(await db.insert(findings).values(finding).returning()),
    reports: one(
      await db
        .insert(reports)
        .values({ ...report, approvedAt: at, issuedAt: at })
        .returning(),
    ),
    documents: one(
      await db
        .insert(documents)
        .values({ ...of, kind: side })
        .returning(),
    ),
    'time-entries': one(await db.insert(timeEntries).values(hours).returning()),
    expenses: one(await db.insert(expenses).values(expense).returning()),
  };
  await db.insert(tasks).values({ ...of, title: side, assigneeId: adminId });
  await db.insert(notes).values({ ...of, body: side });
  return Object.fromEntries(Object.entries(parts).map(([name, { id }]) => [name, id])) as Record<
    keyof typeof parts,
    number
  >;
}

async function addBilled(db: Db, side: Side, projectId: number, billToId: number) {
  const subtotal = billed[side] + 3;
  const amounts = { subtotal, dpp: subtotal, total: subtotal, cashExpected: subtotal };
  const row = { projectId, billToId, taxCode: 'exempt' as const, number: marks.invoices(side), ...amounts, ...saved };
  const issued = { status: 'issued' as const, issueDate: day, dueDate: day };
  const invoice = one(
    await db
      .insert(invoices)
      .values({ ...row, ...issued })
      .returning(),
  );
  const of = { invoiceId: invoice.id, amount: 1, ...saved };
  const line = { invoiceId: invoice.id, position: 1, kind: 'fee' as const, text: marks.invoices(side) };
  await db.insert(invoiceLines).values({ ...line, unitPrice: subtotal, amount: subtotal, isTaxable: true });
  await db.insert(payments).values({ ...of, paidOn: day, bank: marks.invoices(side) });
  await db.insert(withholdingSlips).values({ ...of, bupotNo: marks.invoices(side), receivedOn: day });
  await db.insert(creditNotes).values({ ...of, number: marks.invoices(side), issuedOn: day, reason: side });
  return invoice;
}

/** What the audit log holds of a record is the whole record as its maker was answered. */
async function addAudit(db: Db, side: Side, ids: { projects: number; clients: number; invoices: number }) {
  const after = {
    projects: {
      ...{ projectNo: marks.projects(side), clientName: marks.clients(side), vesselName: marks.vessels(side) },
      ...{ billedIdr: billed[side] + 3, parties: [{ role: 'Salvor', clientName: marks.clients(side) }] },
    },
    clients: { name: marks.clients(side), outstandingIdr: billed[side] },
    invoices: { number: marks.invoices(side), projectNo: marks.projects(side), billToName: marks.clients(side) },
  };
  const entities = ['projects', 'clients', 'invoices'] as const;
  await db
    .insert(auditLog)
    .values(entities.map((entity) => ({ action: 'create', entity, entityId: ids[entity], after: after[entity], at })));
}

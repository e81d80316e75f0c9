import {
  clientsResource,
  expensesResource,
  figuresResource,
  invoicesResource,
  projectsResource,
  sumInvoices,
  timeEntriesResource,
  viewCharts,
  viewDashboard,
} from 'admin-console/contract';
import { sql } from 'drizzle-orm';
import { calendarDate } from 'shop-core/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expenses, timeEntries } from '../../db/tables/work/effort.ts';
import { figures } from '../../db/tables/work/fieldwork.ts';
import { invoices } from '../../db/tables/work/invoices.ts';
import { creditNotes, payments, withholdingSlips } from '../../db/tables/work/receipts.ts';
import { addProject, type TestWork, testWork } from '../testWork.ts';

// Every figure in here is worked out by hand from the rows below. Today is 27 November 2026.
const saved = { createdAt: new Date('2026-11-01T02:00:00Z'), updatedAt: new Date('2026-11-01T02:00:00Z') };

let server: TestWork;
let boss: { id: number; token: string };
let one: { id: number; clientId: number };
let other: { id: number; clientId: number };
const ids: Record<string, number> = {};

type New = Partial<typeof invoices.$inferInsert>;
async function addInvoice(name: string, total: number, more: New = {}) {
  const project = more.projectId === other.id ? other : one;
  const isNumbered = !['draft', 'pending_approval', 'approved', 'cancelled'].includes(more.status ?? 'draft');
  const dates = isNumbered ? { number: name, issueDate: '2026-11-10', dueDate: '2026-12-10' } : {};
  const row = { projectId: project.id, billToId: project.clientId, taxCode: 'export0' as const, ...saved, ...dates };
  const amounts = { subtotal: total, dpp: total, total, cashExpected: total };
  const [added] = await server.db
    .insert(invoices)
    .values({ ...row, ...amounts, ...more })
    .returning();
  ids[name] = added?.id ?? 0;
  return ids[name];
}
const usd = { currency: 'USD' as const };
const issued = { status: 'issued' as const };
const partly = { status: 'partly_paid' as const };
const credit = (invoiceId: number, number: string, amount: number) =>
  server.db.insert(creditNotes).values({ invoiceId, number, amount, issuedOn: '2026-11-15', reason: 'x', ...saved });
const pay = (invoiceId: number, amount: number, more: Partial<typeof payments.$inferInsert> = {}) =>
  server.db.insert(payments).values({ invoiceId, amount, paidOn: '2026-11-20', bank: 'BCA', ...saved, ...more });

beforeAll(async () => {
  server = await testWork();
  boss = await server.logInWith('list-invoices', 'list-projects', 'list-clients', 'view-dashboards', 'view-charts');
  one = await addProject(server.db, { projectNo: 'UJI-SATU' });
  other = await addProject(server.db, { projectNo: 'UJI-DUA' });
  await addInvoice('idr-open', 1_000_000, issued);
  await addInvoice('idr-late', 400_000, { ...issued, projectId: other.id, dueDate: '2026-11-20' });
  await addInvoice('usd-rate', 100, { ...issued, ...usd, fxToIdr: 16_250.5 });
  await addInvoice('usd-none', 9_000, { ...issued, ...usd });
  await addInvoice('usd-none-too', 50, { ...issued, ...usd, projectId: other.id, dueDate: '2026-11-01' });
  await addInvoice('draft', 70_000);
  await addInvoice('draft-usd', 30, { ...usd, projectId: other.id });
  await addInvoice('void', 5_000_000, { status: 'void', voidReason: 'salah' });
  await addInvoice('cancelled', 6_000_000, { status: 'cancelled', projectId: other.id });
  // Paid in part, proved in part, credited in part: 3,000,000 - 500,000 - 60,000 - 440,000 = 2,000,000.
  const mixed = await addInvoice('mixed', 3_000_000, { ...partly, projectId: other.id });
  await pay(mixed, 500_000);
  await pay(mixed, 9, { status: 'reversed', reversedReason: 'salah' });
  await server.db
    .insert(withholdingSlips)
    .values({ invoiceId: mixed, bupotNo: 'BP-1', receivedOn: '2026-11-21', amount: 60_000, ...saved });
  await credit(mixed, 'CN-1', 440_000);
  // 0.03 dollars at 50: 1.5 rupiah. Two credits of 0.01 and 0.02 are 0.5 and 1 rupiah, which round to 1 and 1.
  const full = await addInvoice('credited-in-two', 0.03, { ...partly, ...usd, fxToIdr: 50 });
  await credit(full, 'CN-2', 0.01);
  await credit(full, 'CN-3', 0.02);
  // Credited by 0.01 dollars too much: -0.5 rupiah is -1.
  const over = await addInvoice('over-credited', 0.01, { ...partly, ...usd, fxToIdr: 50, projectId: other.id });
  await credit(over, 'CN-4', 0.02);
  const credited = await addInvoice('credited', 800_000, { status: 'credited' });
  await credit(credited, 'CN-5', 800_000);
  const settled = await addInvoice('paid', 20, { status: 'paid', ...usd, fxToIdr: 16_000, paidOn: '2026-11-20' });
  await pay(settled, 15, { fxToIdr: 16_100 });
  await pay(settled, 5);
});
afterAll(() => server.close());

const list = async (filter = {}, sort?: readonly ['total' | 'balance' | 'totalIdr', 'ASC' | 'DESC']) =>
  (
    await server.ask(
      invoicesResource.calls.list,
      { query: { filter, ...(sort && { sort: [...sort] as never }) } },
      boss.token,
    )
  ).reply ?? expect.fail();
const nameOf = (id: number) => Object.keys(ids).find((name) => ids[name] === id);
const summary = async (filter = {}) =>
  (await server.ask(sumInvoices, { query: { filter } }, boss.token)).reply ?? expect.fail();

describe('an invoice', () => {
  it('in dollars has its value in rupiah at its rate, and none without one', async () => {
    const rows = new Map((await list()).map((row) => [nameOf(row.id), row]));
    expect(rows.get('usd-rate')).toMatchObject({ fxToIdr: 16_250.5, totalIdr: 1_625_050, balanceIdr: 1_625_050 });
    expect(rows.get('usd-none')).toMatchObject({ fxToIdr: null, totalIdr: null, balance: 9_000, balanceIdr: null });
    expect(rows.get('idr-open')).toMatchObject({ fxToIdr: 1, totalIdr: 1_000_000, balanceIdr: 1_000_000 });
  });

  it('leaves nothing when it is credited in full, and the half below zero is rounded like the one above', async () => {
    const rows = new Map((await list()).map((row) => [nameOf(row.id), row]));
    expect(rows.get('credited-in-two')).toMatchObject({ totalIdr: 2, balance: 0, balanceIdr: 0 });
    expect(rows.get('over-credited')).toMatchObject({ totalIdr: 1, balance: -0.01, balanceIdr: -1 });
    expect(rows.get('mixed')).toMatchObject({ paid: 500_000, slips: 60_000, credits: 440_000, balance: 2_000_000 });
  });

  it('shows each receipt in rupiah at the rate of its own day, and none where that is not known', async () => {
    const [row] = await list({ status: 'paid' });
    expect(row?.receipts.map(({ amount, amountIdr }) => [amount, amountIdr])).toEqual(
      expect.arrayContaining([
        [15, 241_500],
        [5, null],
      ]),
    );
  });

  it('can not have the rate of rupiah in another currency, nor another rate in rupiah', async () => {
    const bad = { projectId: one.id, billToId: one.clientId, taxCode: 'export0' as const, ...saved };
    for (const row of [
      { ...bad, ...usd, fxToIdr: 1 },
      { ...bad, fxToIdr: 16_000 },
    ]) {
      const state = await server.db
        .insert(invoices)
        .values(row)
        .then(
          () => 'saved',
          (error: Error) => (error.cause as { constraint?: string }).constraint,
        );
      expect(state).toBe('invoices_fx');
    }
  });
});

describe('a list in the order of an amount', () => {
  const open = { page: 'pending-payment' };

  it('goes by the value in rupiah; what has none comes last, whichever way it is turned', async () => {
    const names = async (by: 'total' | 'balance', way: 'ASC' | 'DESC') =>
      (await list(open, [by, way])).map(({ id }) => nameOf(id));
    expect(await names('total', 'DESC')).toEqual([
      ...['mixed', 'usd-rate', 'idr-open', 'idr-late', 'credited-in-two', 'over-credited'],
      ...['usd-none', 'usd-none-too'],
    ]);
    expect(await names('balance', 'ASC')).toEqual([
      ...['over-credited', 'credited-in-two', 'idr-late', 'idr-open', 'usd-rate', 'mixed'],
      ...['usd-none-too', 'usd-none'],
    ]);
  });

  it('is so for expenses and figures too, and what hours come to has a value in rupiah or none', async () => {
    const row = { projectId: one.id, adminId: boss.id, spentOn: '2026-11-05', kind: 'boat' as const, ...saved };
    await server.db.insert(expenses).values([
      { ...row, amount: 900_000 },
      { ...row, amount: 100, ...usd, fxToIdr: 16_000 },
      { ...row, amount: 2_000, ...usd },
      { ...row, amount: 50_000 },
    ]);
    const at = new Date('2026-11-05T02:00:00Z');
    const figure = { projectId: one.id, kind: 'reserve' as const, byId: boss.id, at };
    await server.db.insert(figures).values([
      { ...figure, amount: 5_000_000 },
      { ...figure, amount: 9_000, ...usd },
      { ...figure, amount: 8_000_000 },
    ]);
    const time = { projectId: one.id, adminId: boss.id, workedOn: '2026-11-05', kind: 'survey' as const, ...saved };
    await server.db.insert(timeEntries).values([
      { ...time, hours: 1.5, rate: 333_333 },
      { ...time, hours: 1.5, rate: 75.33, ...usd },
      { ...time, hours: 2 },
    ]);
    const ask = { query: { filter: { projectId: one.id }, sort: ['amount', 'DESC'] as never } };
    const spent = (await server.ask(expensesResource.calls.list, ask, boss.token)).reply;
    expect(spent?.map(({ amountIdr }) => amountIdr)).toEqual([1_600_000, 900_000, 50_000, null]);
    const thought = (await server.ask(figuresResource.calls.list, ask, boss.token)).reply;
    expect(thought?.map(({ amountIdr }) => amountIdr)).toEqual([8_000_000, 5_000_000, null]);
    const byId = { query: { filter: { projectId: one.id }, sort: ['id', 'ASC'] as never } };
    const worked = (await server.ask(timeEntriesResource.calls.list, byId, boss.token)).reply;
    expect(worked?.map(({ amount, amountIdr }) => [amount, amountIdr])).toEqual([
      [500_000, 500_000],
      [113, null],
      [null, null],
    ]);
  });
});

describe('the sums', () => {
  it('of all invoices count what is issued, and name what they leave out', async () => {
    const { idr, currencies } = await summary();
    // 1,000,000 + 400,000 + 1,625,050 + 3,000,000 + 2 + 1 + 320,000
    expect(idr).toMatchObject({ count: 7, total: 6_345_053, balance: 5_025_049 });
    expect(idr.leftOut).toEqual([
      { why: 'withoutRate', count: 2, names: ['usd-none', 'usd-none-too'] },
      { why: 'withdrawn', count: 3, names: ['void', 'UJI-DUA', 'credited'] },
      { why: 'notIssued', count: 2, names: ['UJI-SATU', 'UJI-DUA'] },
    ]);
    const [inIdr, inUsd] = currencies;
    expect(inIdr).toMatchObject({ currency: 'IDR', count: 3, total: 4_400_000, balance: 3_400_000 });
    // 100 + 9,000 + 50 + 0.03 + 0.01 + 20, of which 9,149.99 are to come
    expect(inUsd).toMatchObject({ currency: 'USD', count: 6, total: 9_170.04, balance: 9_149.99 });
  });

  it('lie in the bucket of their days past due', async () => {
    const { idr } = await summary({ page: 'pending-payment' });
    expect(idr.ageing).toEqual({ notDue: 4_625_049, to30: 400_000, to60: 0, to90: 0, to120: 0, over120: 0 });
    expect(idr).toMatchObject({ count: 6, balance: 5_025_049 });
  });

  it('of what is being prepared are those of the drafts, where they alone are asked for', async () => {
    for (const filter of [{ page: 'pending-issued' }, { status: 'draft' }]) {
      const { idr, currencies } = await summary(filter);
      expect(idr).toMatchObject({ count: 1, total: 70_000 });
      expect(idr.leftOut).toEqual([{ why: 'withoutRate', count: 1, names: ['UJI-DUA'] }]);
      expect(currencies.map(({ currency, count, total }) => [currency, count, total])).toEqual([
        ['IDR', 1, 70_000],
        ['USD', 1, 30],
      ]);
    }
  });

  it('of the void ones are nothing, and say so', async () => {
    const { idr } = await summary({ status: 'void' });
    expect(idr).toMatchObject({ count: 0, total: 0, leftOut: [{ why: 'withdrawn', count: 1, names: ['void'] }] });
  });

  it('name five of many, and count all', async () => {
    for (let nth = 0; nth < 6; nth += 1)
      await addInvoice(`many-${nth}`, 1, { ...issued, ...usd, issueDate: '2025-01-05' });
    const { idr } = await summary({ page: 'issued-month', on: calendarDate('2025-01-31') });
    const names = ['many-0', 'many-1', 'many-2', 'many-3', 'many-4'];
    expect(idr).toMatchObject({ count: 0, leftOut: [{ why: 'withoutRate', count: 6, names }] });
    await server.db.delete(invoices).where(sql`number like 'many-%'`);
  });
});

describe('what is owed and billed', () => {
  it('of a client and a project counts what has a value, and how many have none', async () => {
    const ask = { query: {} };
    const clients = (await server.ask(clientsResource.calls.list, ask, boss.token)).reply ?? [];
    const owed = (id: number) => clients.find((client) => client.id === id);
    expect(owed(one.clientId)).toMatchObject({ outstandingIdr: 2_625_050, outstandingWithoutRate: 1 });
    expect(owed(other.clientId)).toMatchObject({ outstandingIdr: 2_399_999, outstandingWithoutRate: 1 });
    const projects = (await server.ask(projectsResource.calls.list, ask, boss.token)).reply ?? [];
    const billed = (id: number) => projects.find((project) => project.id === id);
    // 1,000,000 + 1,625,050 + 2 + 320,000, and 400,000 + 3,000,000 + 1
    expect(billed(one.id)).toMatchObject({ billedIdr: 2_945_052, billedWithoutRate: 1 });
    expect(billed(other.id)).toMatchObject({ billedIdr: 3_400_001, billedWithoutRate: 1 });
  });

  it('stands on the start page with what it leaves out', async () => {
    const money = (await server.ask(viewDashboard, {}, boss.token)).reply?.money;
    expect(money).toMatchObject({
      ...{ toIssueCount: 1, toIssue: 70_000, outstandingCount: 6, outstanding: 5_025_049 },
      ...{ overdueCount: 1, overdue: 400_000, issuedThisMonth: 6_345_053, issuedLastMonth: 0 },
    });
    const withoutRate = (names: string[]) => ({ why: 'withoutRate', count: names.length, names });
    expect(money?.leftOut).toEqual({
      toIssue: [withoutRate(['UJI-DUA'])],
      outstanding: [withoutRate(['usd-none', 'usd-none-too'])],
      overdue: [withoutRate(['usd-none-too'])],
      issuedThisMonth: [
        withoutRate(['usd-none', 'usd-none-too']),
        { why: 'withdrawn', count: 2, names: ['void', 'credited'] },
      ],
      issuedLastMonth: [],
    });
  });

  it('is drawn month by month, with how many invoices and payments are not in it', async () => {
    const query = { from: calendarDate('2026-11-01'), to: calendarDate('2026-11-30') };
    const drawn = (await server.ask(viewCharts, { query }, boss.token)).reply;
    expect(drawn?.money).toEqual([
      {
        month: '2026-11-01',
        ...{ billed: 6_345_053, billedWithoutRate: 2, collected: 741_500, collectedWithoutRate: 1 },
      },
    ]);
    expect(drawn).toMatchObject({ ageing: { notDue: 4_625_049, to30: 400_000 }, ageingWithoutRate: 2 });
  });
});

import {
  clientsResource,
  invoicesResource,
  projectsResource,
  sumInvoices,
  viewCharts,
  viewDashboard,
} from 'admin-console/contract';
import { calendarDate } from 'shop-core/rules';
import type { AskOf } from 'shop-core/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoices } from '../../../db/tables/work/invoices.ts';
import type { projects } from '../../../db/tables/work/projects.ts';
import { payments, withholdingSlips } from '../../../db/tables/work/receipts.ts';
import { reports } from '../../../db/tables/work/reports.ts';
import { addProject, addType, type TestWork, testWork } from '../../testWork.ts';

const { list } = invoicesResource.calls;
// Today is 27 November 2026, a Friday.
const saved = { createdAt: new Date('2026-11-01T02:00:00Z'), updatedAt: new Date('2026-11-01T02:00:00Z') };

let server: TestWork;
let boss: { id: number; token: string };
let surveyor: { id: number; token: string };
let clientId: number;
beforeAll(async () => {
  server = await testWork();
  boss = await server.logInWith('list-invoices', 'list-projects', 'list-clients', 'view-dashboards', 'view-charts');
  surveyor = await server.logInWith('view-dashboards');
  await addWork();
});
afterAll(() => server.close());

type New = Partial<typeof invoices.$inferInsert>;
let made = 0;

/** An invoice over this much before tax, in the currency said. */
async function addInvoice(subtotal: number, more: New = {}) {
  made += 1;
  const ppn = Math.round(subtotal * 0.11);
  const amounts = { subtotal, dpp: subtotal, dppOther: Math.round((subtotal * 11) / 12), ppn, total: subtotal + ppn };
  const pph23 = more.currency ? 0 : Math.round(subtotal * 0.02);
  const held = { pph23, pph23Rate: pph23 ? 2 : 0, cashExpected: amounts.total - pph23 };
  const numbered = more.issueDate ? { number: `INV-${made}` } : {};
  const { id: projectId } = await addProject(server.db, { clientId });
  const row = { projectId, billToId: clientId, taxCode: '04' as const, ...amounts, ...held, ...numbered, ...saved };
  const [invoice] = await server.db
    .insert(invoices)
    .values({ ...row, ...more })
    .returning();
  return invoice?.id ?? 0;
}
const issued = (issueDate: string, dueDate: string) => ({ status: 'issued' as const, issueDate, dueDate });
/** What is to come, by hand. */
const ageing = {
  ...{ notDue: 13_320_000, to30: 3_450_000, to60: 21_653_791, to90: 3_330_000, to120: 4_440_000, over120: 6_660_000 },
};
const usd = { currency: 'USD' as const, fxToIdr: 16_250.5 };

async function addWork() {
  ({ clientId } = await addProject(server.db));
  await addInvoice(1_000_000);
  await addInvoice(250.25, { status: 'approved', ...usd });
  await addInvoice(10_000_000, issued('2026-11-23', '2026-12-23'));
  await addInvoice(2_000_000, issued('2026-11-02', '2026-11-27'));
  const partly = await addInvoice(5_000_000, { ...issued('2026-10-20', '2026-11-20'), status: 'partly_paid' });
  await addInvoice(1_200.5, { ...issued('2026-09-10', '2026-10-10'), ...usd });
  await addInvoice(3_000_000, issued('2026-08-01', '2026-09-01'));
  await addInvoice(4_000_000, issued('2026-07-01', '2026-08-10'));
  await addInvoice(6_000_000, issued('2026-05-01', '2026-06-01'));
  await addInvoice(7_000_000, { ...issued('2026-11-22', '2026-12-22'), status: 'paid', paidOn: '2026-11-26' });
  await addInvoice(9_000_000, { ...issued('2026-11-24', '2026-12-22'), status: 'void', voidReason: 'salah' });
  await server.db.insert(payments).values([
    { invoiceId: partly, paidOn: '2026-11-10', bank: 'BCA', amount: 2_000_000, ...saved },
    {
      invoiceId: partly,
      paidOn: '2026-11-11',
      bank: 'BCA',
      amount: 7,
      ...saved,
      status: 'reversed',
      reversedReason: 'x',
    },
  ]);
  await server.db
    .insert(withholdingSlips)
    .values({ invoiceId: partly, bupotNo: 'BP-7', receivedOn: '2026-11-12', amount: 100_000, ...saved });
  const { id: typeId } = await addType(server.db, { name: 'Lambung' });
  const project = (more: Partial<typeof projects.$inferInsert>) =>
    addProject(server.db, { typeId, clientId, instructionAt: new Date('2026-10-05T02:00:00Z'), ...more });
  const surveyed = { surveyorId: boss.id, status: 'assigned' as const };
  // The first minute of November in Jakarta, and the last of October.
  await project({ status: 'instructed', instructionAt: new Date('2026-10-31T17:00:00Z') });
  await project({ status: 'instructed', instructionAt: new Date('2026-10-31T16:59:59Z') });
  await project({ ...surveyed, duePrelim: '2026-11-26' });
  await project({ ...surveyed, duePrelim: '2026-11-27' });
  await project({ surveyorId: surveyor.id, status: 'assigned', instructionAt: saved.createdAt });
  const followUp = { ...surveyed, status: 'follow_up' as const, statusBefore: 'assigned' as const };
  await project({ ...followUp, followUpAt: '2026-11-27', followUpReason: 'documents' });
  await project({ ...followUp, followUpAt: '2026-11-28', followUpReason: 'documents' });
  const { id: projectId } = await project({ ...surveyed, status: 'reporting' });
  const report = { projectId, authorId: boss.id, ...saved };
  const at = new Date('2026-11-20T02:00:00Z');
  const released = { status: 'issued' as const, submittedAt: at, approvedAt: at, issuedAt: at };
  await server.db.insert(reports).values([
    { ...report, kind: 'preliminary', status: 'submitted', submittedAt: at },
    { ...report, kind: 'interim', status: 'submitted', submittedAt: at },
    { ...report, kind: 'advice', dueOn: '2026-11-20', ...released },
    { ...report, kind: 'final', dueOn: '2026-11-19', ...released },
  ]);
}

type Filter = NonNullable<AskOf<typeof list>['query']['filter']>;
const summary = async (filter: Filter) => (await server.ask(sumInvoices, { query: { filter } }, boss.token)).reply;
const dashboard = async (token = boss.token) => (await server.ask(viewDashboard, {}, token)).reply;
/** How many rows the list has in all, by its Content-Range. */
async function totalOf(resource: string, filter: object) {
  const answer = await server.get(
    `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,0]`,
    boss.token,
  );
  return Number(answer.range?.split('/')[1]);
}
const add = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);

describe('the sums of invoices', () => {
  // By hand: rupiah of dollars at 16,250.5 are 4,521,702 (of 278.25, before its issue) and 21,653,791 (of 1,332.50).
  const sumsOf: [Filter, { count: number; total: number; dpp: number; balance: number }, usd: number][] = [
    [{}, { count: 8, total: 62_723_791, dpp: 56_508_725, balance: 52_853_791 }, 1_332.5],
    [{ page: 'pending-issued' }, { count: 2, total: 5_631_702, dpp: 5_066_688, balance: 0 }, 278.25],
    [{ page: 'pending-payment' }, { count: 7, total: 54_953_791, dpp: 49_508_725, balance: 52_853_791 }, 1_332.5],
    [
      { page: 'pending-payment', overdue: true },
      { count: 5, total: 41_633_791, dpp: 37_508_725, balance: 39_533_791 },
      1_332.5,
    ],
    [{ page: 'complete' }, { count: 1, total: 7_770_000, dpp: 7_000_000, balance: 0 }, 0],
    [{ page: 'issued-month' }, { count: 3, total: 21_090_000, dpp: 19_000_000, balance: 13_320_000 }, 0],
    [{ page: 'issued-week' }, { count: 1, total: 11_100_000, dpp: 10_000_000, balance: 11_100_000 }, 0],
    [
      { page: 'issued-month', on: calendarDate('2026-09-30') },
      { count: 1, total: 21_653_791, dpp: 19_508_725, balance: 21_653_791 },
      1_332.5,
    ],
    [
      { page: 'pending-payment', currency: 'USD' },
      { count: 1, total: 21_653_791, dpp: 19_508_725, balance: 21_653_791 },
      1_332.5,
    ],
    [{ status: 'issued', q: 'INV-' }, { count: 6, total: 49_403_791, dpp: 44_508_725, balance: 49_403_791 }, 1_332.5],
  ];
  it.each(sumsOf)(
    'of %j are those of all its rows, in rupiah and per currency [S2.12]',
    async (filter, idr, usdTotal) => {
      const sums = await summary(filter);
      expect(sums?.idr).toMatchObject(idr);
      const inUsd = sums?.currencies.find(({ currency }) => currency === 'USD');
      expect(inUsd?.total ?? 0).toBe(usdTotal);
      expect(inUsd?.cashExpected ?? 0).toBe(usdTotal);
    },
  );

  it('lie in the bucket of their days past due, and the buckets make the balance [S2.12]', async () => {
    expect((await summary({ page: 'pending-payment' }))?.idr.ageing).toEqual(ageing);
    expect(add(Object.values(ageing))).toBe(52_853_791);
  });

  it('say which month or week they are of, Monday to Sunday, and what the one before came to [S2.12]', async () => {
    const week = await summary({ page: 'issued-week' });
    expect(week?.period).toEqual({ from: '2026-11-23', to: '2026-11-29' });
    expect(week?.previous).toEqual((await summary({ page: 'issued-week', on: calendarDate('2026-11-22') }))?.idr);
    expect(week?.previous?.total).toBe(7_770_000);
    const month = await summary({ page: 'issued-month' });
    expect(month?.period).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(month?.previous?.total).toBe(5_550_000);
    expect((await summary({ page: 'complete' }))?.period).toBeNull();
  });
});

describe('the start page', () => {
  it('has figures that are the totals of the lists they lead to [S2.8]', async () => {
    const { today, monthBegin, ...figures } = (await dashboard()) ?? expect.fail();
    const projectsOf = (filter: object) => totalOf('projects', filter);
    expect(figures).toMatchObject({
      newInstructions: await projectsOf({ instructedFrom: monthBegin, instructedTo: today }),
      onProgress: await projectsOf({ status: 'onp' }),
      followUpsDue: await projectsOf({ followUpDue: true }),
      overdueReports: await projectsOf({ status: 'onp', overdue: true }),
      awaitingApproval: await projectsOf({ awaitingApproval: true }),
    });
    expect(figures).toMatchObject({ newInstructions: 2, followUpsDue: 1, overdueReports: 1, awaitingApproval: 1 });
    expect(figures.onProgress).toBe(6);
    expect(figures.surveyorLoad).toEqual([
      expect.objectContaining({ surveyorId: boss.id, open: 3, overdue: 1 }),
      expect.objectContaining({ surveyorId: surveyor.id, open: 1, overdue: 0 }),
    ]);
  });

  it('has sums that are those of the lists they lead to, and of each client [S2.8]', async () => {
    const money = (await dashboard())?.money;
    expect(money).toMatchObject({
      ...{ toIssueCount: 2, toIssue: 5_631_702, outstandingCount: 7, outstanding: 52_853_791, ageing },
      ...{ overdueCount: 5, overdue: 39_533_791, issuedThisMonth: 21_090_000, issuedLastMonth: 5_550_000 },
    });
    expect(money?.outstandingCount).toBe(await totalOf('invoices', { page: 'pending-payment' }));
    const clients = (await server.ask(clientsResource.calls.list, { query: {} }, boss.token)).reply ?? [];
    expect(clients.map(({ outstandingIdr }) => outstandingIdr).filter(Boolean)).toEqual([52_853_791]);
  });

  it('shows money only to who may list invoices, and only the own projects to who may not list them [S2.8]', async () => {
    const told = await dashboard(surveyor.token);
    expect(told).toMatchObject({ onProgress: 1, newInstructions: 1 });
    expect(Object.keys(told ?? {})).not.toContain('money');
  });
});

describe('the charts', () => {
  const charts = async (query: AskOf<typeof viewCharts>['query'] = {}) =>
    (await server.ask(viewCharts, { query }, boss.token)).reply;
  const october = { from: calendarDate('2026-10-01'), to: calendarDate('2026-10-31') };

  it('draw what the lists have: instructions by month and type, in Jakarta', async () => {
    const drawn = await charts(october);
    const lambung = drawn?.instructions?.filter(({ typeName }) => typeName === 'Lambung');
    expect(lambung).toEqual([{ month: '2026-10-01', typeName: 'Lambung', count: 6 }]);
    const { instructedFrom, instructedTo } = { instructedFrom: october.from, instructedTo: october.to };
    const query = { filter: { instructedFrom, instructedTo } };
    const rows = (await server.ask(projectsResource.calls.list, { query }, boss.token)).reply ?? [];
    expect(add(drawn?.instructions?.map(({ count }) => count) ?? [])).toBe(rows.length);
  });

  it('draw what was billed and what came, for every month of the last twelve', async () => {
    const drawn = await charts();
    expect([drawn?.from, drawn?.money?.length]).toEqual(['2025-12-01', 12]);
    const november = drawn?.money?.find(({ month }) => month === '2026-11-01');
    expect(november).toMatchObject({
      billed: 21_090_000,
      collected: 2_000_000,
    });
    expect(drawn?.ageing).toEqual(ageing);
  });

  it('say of each surveyor how many reports were issued and how many in time', async () => {
    expect((await charts())?.surveyors).toEqual([expect.objectContaining({ issued: 2, onTime: 1 })]);
  });

  it('span five years at most, whatever days are asked for', async () => {
    const drawn = await charts({ from: calendarDate('0001-01-01'), to: calendarDate('2026-11-27') });
    expect(drawn?.from).toBe('2021-11-01');
    expect((await charts({ from: calendarDate('2026-11-27'), to: calendarDate('2026-10-01') }))?.money).toEqual([]);
  });
});

import { invoicesResource } from 'admin-console/contract';
import { calendarDate } from 'shop-core/rules';
import type { AskOf } from 'shop-core/wire';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { invoiceLines, invoices } from '../../db/tables/work/invoices.ts';
import { payments, withholdingSlips } from '../../db/tables/work/receipts.ts';
import { addProject, type TestWork, testWork } from '../testWork.ts';

const { list, one } = invoicesResource.calls;
let server: TestWork;
let token: string;
let projectId: number;
let billToId: number;
beforeAll(async () => {
  server = await testWork();
  ({ token } = await server.logInWith('list-invoices'));
});
beforeEach(async () => {
  ({ id: projectId, clientId: billToId } = await addProject(server.db));
});
afterAll(() => server.close());

const saved = { createdAt: new Date('2026-11-01T02:00:00Z'), updatedAt: new Date('2026-11-01T02:00:00Z') };
const sums = {
  ...{ subtotal: 10_000_000, dpp: 10_000_000, dppOther: 9_166_667, ppn: 1_100_000, total: 11_100_000 },
  ...{ pph23Rate: 2, pph23: 200_000, cashExpected: 10_900_000 },
};
let made = 0;
async function addInvoice(more: Partial<typeof invoices.$inferInsert> = {}) {
  made += 1;
  const row = { projectId, billToId, taxCode: '04' as const, ...sums, ...saved, ...more };
  const [invoice] = await server.db.insert(invoices).values(row).returning();
  return invoice?.id ?? 0;
}
const issued = (issueDate: string, dueDate = '2026-12-31') => ({
  ...{ status: 'issued' as const, number: `INV-${made}-${issueDate}`, issueDate, dueDate },
});
const paidOff = (issueDate: string) => ({ ...issued(issueDate), status: 'paid' as const, paidOn: '2026-11-26' });

type Filter = NonNullable<AskOf<typeof list>['query']['filter']>;
const ids = async (filter: Filter) =>
  (await server.ask(list, { query: { filter: { projectId, ...filter } } }, token)).reply?.map(({ id }) => id);
const read = async (id: number) => (await server.ask(one, { params: { id } }, token)).reply;

it('each page of the menu is its part of the list, months and weeks by the day in Jakarta', async () => {
  const draft = await addInvoice();
  // The last Sunday and the first Monday around the 27th, a Friday.
  const sunday = await addInvoice(issued('2026-11-22'));
  const monday = await addInvoice(issued('2026-11-23'));
  const october = await addInvoice(issued('2026-10-31'));
  const paid = await addInvoice(paidOff('2026-11-29'));
  expect(await ids({ page: 'pending-issued' })).toEqual([draft]);
  expect(await ids({ page: 'pending-payment' })).toEqual([sunday, monday, october]);
  expect(await ids({ page: 'complete' })).toEqual([paid]);
  expect(await ids({ page: 'issued-month' })).toEqual([sunday, monday, paid]);
  expect(await ids({ page: 'issued-month', on: calendarDate('2026-10-01') })).toEqual([october]);
  expect(await ids({ page: 'issued-week' })).toEqual([monday, paid]);
  expect(await ids({ page: 'issued-week', on: calendarDate('2026-11-22') })).toEqual([sunday]);
});

it('the balance is the total without what came, and cash in full without the slip is still open', async () => {
  const id = await addInvoice({ ...issued('2026-11-02', '2026-11-20'), status: 'partly_paid' });
  const receipt = { invoiceId: id, ...saved };
  await server.db.insert(payments).values([
    { ...receipt, paidOn: '2026-11-25', bank: 'BCA', amount: 10_900_000 },
    { ...receipt, paidOn: '2026-11-24', bank: 'BCA', amount: 5, status: 'reversed', reversedReason: 'salah' },
  ]);
  await server.db.insert(invoiceLines).values({
    invoiceId: id,
    position: 1,
    kind: 'fee',
    text: 'Jasa',
    unitPrice: 10_000_000,
    amount: 10_000_000,
    isTaxable: true,
  });
  expect(await read(id)).toMatchObject({
    ...{ paid: 10_900_000, slips: 0, balance: 200_000, isSlipMissing: true, isOverdue: true, daysPastDue: 7 },
    receipts: [{ kind: 'payment', on: '2026-11-25', amount: 10_900_000, reference: 'BCA' }],
    lines: [{ position: 1, text: 'Jasa', amount: 10_000_000 }],
  });
  await server.db
    .insert(withholdingSlips)
    .values({ ...receipt, bupotNo: 'BP-1', receivedOn: '2026-11-26', amount: 200_000 });
  expect(await read(id)).toMatchObject({ balance: 0, isSlipMissing: false });
});

it('on its due day an invoice is not overdue yet, and a paid one never is', async () => {
  expect(await read(await addInvoice(issued('2026-11-01', '2026-11-27')))).toMatchObject({
    isOverdue: false,
    daysPastDue: 0,
  });
  const paid = await read(await addInvoice({ ...paidOff('2026-11-06'), dueDate: '2026-11-10' }));
  expect(paid).toMatchObject({ isOverdue: false, daysPastDue: null, daysToPay: 20, balance: 0 });
});

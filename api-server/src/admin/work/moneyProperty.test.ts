import { invoicesResource, sumInvoices } from 'admin-console/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invoiceStatuses, invoices } from '../../db/tables/work/invoices.ts';
import { creditNotes, payments } from '../../db/tables/work/receipts.ts';
import { addProject, type TestWork, testWork } from '../testWork.ts';

const saved = { createdAt: new Date('2026-11-01T02:00:00Z'), updatedAt: new Date('2026-11-01T02:00:00Z') };
let server: TestWork;
let token: string;
let project: { id: number; clientId: number };
beforeAll(async () => {
  server = await testWork();
  ({ token } = await server.logInWith('list-invoices'));
  project = await addProject(server.db);
});
afterAll(() => server.close());

const cents = fc.integer({ min: 1, max: 5_000 });
const drawnInvoice = fc.record({
  cents,
  paid: fc.array(cents, { maxLength: 2 }),
  credited: fc.array(cents, { maxLength: 2 }),
  currency: fc.constantFrom('IDR' as const, 'USD' as const),
  // Halves of a rupiah are frequent at these.
  rate: fc.constantFrom(null, 50, 150, 16_250.5),
  status: fc.constantFrom(...invoiceStatuses),
});
type Drawn = typeof drawnInvoice extends fc.Arbitrary<infer T> ? T : never;

/** Whole rupiah and cents of a dollar, as they stand in the tables. */
const amountOf = (currency: Drawn['currency'], units: number) => (currency === 'IDR' ? units : units / 100);

async function write(drawn: readonly Drawn[]) {
  await server.db.execute(sql`truncate invoices cascade`);
  for (const [nth, { cents: units, paid, credited, currency, rate, status }] of drawn.entries()) {
    const total = amountOf(currency, units);
    const hasNumber = !['draft', 'pending_approval', 'approved', 'cancelled'].includes(status);
    const [row] = await server.db
      .insert(invoices)
      .values({
        ...{ projectId: project.id, billToId: project.clientId, taxCode: 'export0', status, currency, ...saved },
        ...{ fxToIdr: currency === 'IDR' ? 1 : rate, subtotal: total, dpp: total, total, cashExpected: total },
        ...(hasNumber && { number: `N-${nth}`, issueDate: '2026-11-01', dueDate: '2026-12-01' }),
        paidOn: status === 'paid' ? '2026-11-20' : null,
        voidReason: status === 'void' ? 'x' : null,
      })
      .returning();
    const invoiceId = row?.id ?? 0;
    const each = (all: readonly number[]) =>
      all.map((one) => ({ invoiceId, amount: amountOf(currency, one), ...saved }));
    if (paid.length > 0)
      await server.db.insert(payments).values(each(paid).map((one) => ({ ...one, paidOn: '2026-11-20', bank: 'B' })));
    if (credited.length > 0)
      await server.db
        .insert(creditNotes)
        .values(
          each(credited).map((one, at) => ({ ...one, number: `C-${nth}-${at}`, issuedOn: '2026-11-20', reason: 'x' })),
        );
  }
}

/** Half a rupiah away from zero, of ten-thousandths: cents times a rate with two decimals. */
function rupiahOf({ currency, rate }: Drawn, units: number): number | undefined {
  if (currency === 'IDR') return units;
  if (rate === null) return undefined;
  const parts = Math.abs(units) * (rate * 100);
  const whole = (parts - (parts % 10_000)) / 10_000 + (parts % 10_000 >= 5_000 ? 1 : 0);
  return units < 0 && whole > 0 ? -whole : whole;
}
const add = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);
const balanceOf = ({ status, cents: units, paid, credited }: Drawn) =>
  status === 'issued' || status === 'partly_paid' ? units - add(paid) - add(credited) : 0;

it('sums and orders are those that one reads off the rows, whatever there is of them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(drawnInvoice, { minLength: 1, maxLength: 12 }), async (drawn) => {
      await write(drawn);
      const sums = (await server.ask(sumInvoices, { query: {} }, token)).reply;
      const out = drawn.filter(({ status }) => ['issued', 'partly_paid', 'paid'].includes(status));
      const valued = out.filter((row) => rupiahOf(row, row.cents) !== undefined);
      expect(sums?.idr).toMatchObject({
        count: valued.length,
        total: add(valued.map((row) => rupiahOf(row, row.cents) ?? Number.NaN)),
        balance: add(valued.map((row) => rupiahOf(row, balanceOf(row)) ?? Number.NaN)),
      });
      const isLeft = new Map(sums?.idr.leftOut.map(({ why, count }) => [why, count]));
      expect(isLeft.get('withoutRate') ?? 0).toBe(out.length - valued.length);
      expect(add([...isLeft.values()]) + valued.length).toBe(drawn.length);

      const query = { sort: ['balance', 'ASC'] as never };
      const listed = (await server.ask(invoicesResource.calls.list, { query }, token)).reply ?? [];
      const known = drawn.map((row) => rupiahOf(row, balanceOf(row)));
      const inOrder = known.filter((value) => value !== undefined).sort((a, b) => a - b);
      expect(listed.map(({ balanceIdr }) => balanceIdr)).toEqual([
        ...inOrder,
        ...Array(known.length - inOrder.length).fill(null),
      ]);
    }),
    { numRuns: 25, seed: 20_261_127 },
  );
});

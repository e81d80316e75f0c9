import { calendarDate } from 'shop-core/rules';
import type { Invoice } from '../records/rows.ts';

/** An invoice that was issued and is not paid, as it stands on the wire. */
export function fakeInvoice(more: Partial<Invoice> & Pick<Invoice, 'id'>): Invoice {
  return {
    number: `SE-2026-000${more.id}`,
    ...{ projectId: 1, projectNo: 'HM-2026-0001', projectTitle: 'Kandas di Merak', typeName: 'Hull & Machinery' },
    ...{ billToId: 5, billToName: 'Asuransi Samudra', attention: null, clientRef: 'KLAIM-9', currency: 'IDR' },
    ...{ fxToIdr: 1, taxCode: '04', subtotal: 10_000_000, dpp: 10_000_000, dppOther: 9_166_667, ppn: 1_100_000 },
    ...{ pph23Rate: 2, pph23: 200_000, total: 11_100_000, totalIdr: 11_100_000, cashExpected: 10_900_000 },
    ...{ issueDate: calendarDate('2026-10-01'), dueDate: calendarDate('2026-10-31'), fakturNo: null },
    ...{ status: 'issued', approvedAt: '2026-09-30T02:00:00.000Z', sentAt: null, paidOn: null, voidReason: null },
    ...{
      isOverdue: true,
      daysPastDue: 27,
      daysToPay: null,
      paid: 0,
      slips: 0,
      credits: 0,
      balance: 11_100_000,
      balanceIdr: 11_100_000,
    },
    ...{ isSlipMissing: false, lines: [], receipts: [], version: 1 },
    ...{ createdAt: '2026-09-29T02:00:00.000Z', updatedAt: '2026-10-01T02:00:00.000Z' },
    ...more,
  };
}

import type { creditNotes, payments, withholdingSlips } from '../../tables/work/receipts.ts';
import type { Calendar } from './calendar.ts';
import type { WrittenBill } from './invoiceRows.ts';
import { numbered } from './numbered.ts';
import { rateOn } from './rateOn.ts';
import type { Office } from './readOffice.ts';

const banks = ['BCA 084-551-2290', 'Bank Mandiri 120-00-0931-7742', 'BNI 046-772-1180'] as const;
const dollarBank = 'Bank Mandiri USD 120-00-0931-8811';

const writtenAt = (day: number, id: number, calendar: Calendar, { finance }: Office) => {
  const [by, at] = [finance[id % finance.length], calendar.past(day, 14)];
  return { createdById: by, createdAt: at, updatedAt: at };
};

export function paymentRows({ id, bill }: WrittenBill, calendar: Calendar, office: Office) {
  const isRupiah = bill.taxes.currency === 'IDR';
  return bill.receipts.payments.map(({ day, amount, isReversed }): typeof payments.$inferInsert => ({
    ...{ invoiceId: id, paidOn: calendar.day(day), bank: isRupiah ? (banks[id % 3] ?? banks[0]) : dollarBank, amount },
    ...{ fxToIdr: isRupiah ? 1 : rateOn(day), bankCharge: isRupiah ? 0 : 25 },
    status: isReversed ? 'reversed' : 'recorded',
    reversedReason: isReversed ? 'Dana milik faktur lain, dibukukan ulang' : null,
    ...writtenAt(day, id, calendar, office),
  }));
}

export function slipRows({ id, bill }: WrittenBill, calendar: Calendar, office: Office) {
  const { slip } = bill.receipts;
  if (!slip) return [];
  const receivedOn = calendar.day(slip.day);
  const bupotNo = `33${receivedOn.slice(2, 4)}${receivedOn.slice(5, 7)}${String(id + 60_000).padStart(6, '0')}`;
  const row: typeof withholdingSlips.$inferInsert = {
    ...{ invoiceId: id, bupotNo, receivedOn, amount: slip.amount },
    ...writtenAt(slip.day, id, calendar, office),
  };
  return [row];
}

/** With numbers in the order in which they were issued. */
export function creditNoteRows(written: readonly WrittenBill[], calendar: Calendar, office: Office) {
  const next = numbered();
  const credited = written.flatMap(({ id, bill }) => (bill.receipts.credit ? [{ id, ...bill.receipts.credit }] : []));
  return credited
    .sort((one, other) => one.day - other.day)
    .map(({ id, day, amount, reason }): typeof creditNotes.$inferInsert & { number: string } => ({
      ...{ number: next('CN', calendar.day(day)), invoiceId: id, issuedOn: calendar.day(day), amount, reason },
      ...writtenAt(day, id, calendar, office),
    }));
}

import type { Tx } from '../../database.ts';
import { expenses, timeEntries } from '../../tables/work/effort.ts';
import { invoiceLines, invoices } from '../../tables/work/invoices.ts';
import { numberCounters } from '../../tables/work/numbering.ts';
import { creditNotes, payments, withholdingSlips } from '../../tables/work/receipts.ts';
import type { Calendar } from './calendar.ts';
import { insertRows } from './insertRows.ts';
import { invoiceLineRows, invoiceRow, type WrittenBill } from './invoiceRows.ts';
import { countersAfter } from './numbered.ts';
import type { Office } from './readOffice.ts';
import { creditNoteRows, paymentRows, slipRows } from './receiptRows.ts';
import type { YearProject } from './year.ts';

/** Fee notes with what came for them, the effort that they bill, and where numbers go on. */
export async function writeMoney(
  tx: Tx,
  year: readonly YearProject[],
  bills: readonly WrittenBill[],
  office: Office,
  calendar: Calendar,
): Promise<void> {
  // Before the effort is written: this marks what is billed.
  const lines = invoiceLineRows(bills);
  const credits = creditNoteRows(bills, calendar, office);
  await insertRows(
    tx,
    invoices,
    bills.map((each) => invoiceRow(each, calendar, office)),
  );
  await insertRows(tx, invoiceLines, lines);
  await insertRows(
    tx,
    payments,
    bills.flatMap((each) => paymentRows(each, calendar, office)),
  );
  await insertRows(
    tx,
    withholdingSlips,
    bills.flatMap((each) => slipRows(each, calendar, office)),
  );
  await insertRows(tx, creditNotes, credits);
  await insertRows(
    tx,
    timeEntries,
    year.flatMap(({ effort }) => effort.times.map(({ row }) => row)),
  );
  await insertRows(
    tx,
    expenses,
    year.flatMap(({ effort }) => effort.costs.map(({ row }) => row)),
  );
  await tx.insert(numberCounters).values([
    ...countersAfter(
      'project',
      year.map(({ row }) => row.projectNo),
    ),
    ...countersAfter(
      'invoice',
      bills.flatMap(({ number }) => number ?? []),
    ),
    ...countersAfter(
      'credit_note',
      credits.map(({ number }) => number),
    ),
  ]);
}

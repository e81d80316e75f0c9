import { expect, it } from 'vitest';
import { brokenIn } from './testBroken.ts';
import { workInvariants } from './workInvariants.ts';

const brokenBy = brokenIn(workInvariants);

it('all hold in the demonstration', async () => {
  expect(await brokenBy('select 1')).toEqual([]);
});

const one = (status: string) => `(select min(id) from invoices where status = '${status}')`;
const paidFirst = `id = (select min(id) from payments where status = 'recorded')`;

it.each([
  [`update payments set amount = amount - 1 where ${paidFirst}`, 'a fee note is paid when what came covers it'],
  [`update payments set status = 'reversed', reversed_reason = 'x' where ${paidFirst}`, 'a fee note is paid when'],
  [`update invoices set status = 'paid', paid_on = due_date where id = ${one('issued')}`, 'a fee note is paid when'],
  [`update invoices set status = 'issued', paid_on = null where id = ${one('paid')}`, 'a fee note is paid when'],
  [`update invoices set status = 'issued' where id = ${one('partly_paid')}`, 'a fee note is paid when'],
  [`update invoices set status = 'credited' where id = ${one('issued')}`, 'a fee note is paid when'],
  [`update invoices set paid_on = paid_on + 1 where id = ${one('paid')}`, 'a fee note was paid on the day'],
  [
    `delete from invoice_lines where invoice_id = ${one('issued')} and position = 1`,
    'a fee note is the sum of its lines',
  ],
  [`update invoice_lines set is_taxable = false where invoice_id = ${one('issued')}`, 'a fee note is the sum of'],
  [`update invoice_lines set quantity = quantity + 1 where id = 1`, 'a line is its quantity times its price'],
  [
    `update invoices set pph23 = pph23 + 1, cash_expected = cash_expected - 1 where id = 1`,
    'taxes are those of the rates',
  ],
  [`update invoices set tax_code = 'exempt' where ppn > 0`, 'taxes are those of the rates'],
  [
    `update invoices set subtotal = subtotal + 0.5, total = total + 0.5, cash_expected = cash_expected + 0.5`,
    'rupiah are',
  ],
  [`update withholding_slips set amount = amount + 1`, 'a withheld tax is proved once'],
  [
    `update invoices set number = 'INV-2026-9000' where number = 'INV-2026-0009'`,
    'fee notes are numbered in their year',
  ],
  [`update number_counters set next = next + 1 where kind = 'invoice'`, 'fee notes are numbered in their year'],
  [`delete from number_counters where kind = 'invoice'`, 'fee notes are numbered in their year'],
  [
    `update invoices set issue_date = issue_date + 90 where number = 'INV-2026-0009'`,
    'fee notes are numbered in their year',
  ],
  [`delete from credit_notes where number = (select min(number) from credit_notes)`, 'credit notes are numbered'],
  [`update time_entries set project_id = project_id % 600 + 1`, 'work is billed in a fee note of its own project'],
  [`update expenses set project_id = project_id % 600 + 1`, 'work is billed in a fee note of its own project'],
  [`update projects set waived_reason = null`, 'a project is closed when its fee notes are settled, or waived'],
  [
    `update projects set status = 'closed', closed_at = now() where status = 'final_issued'`,
    'a project is closed when',
  ],
])('%s: breaks that %s', async (statement, sentence) => {
  expect((await brokenBy(statement)).some((broken) => broken.startsWith(sentence))).toBe(true);
});

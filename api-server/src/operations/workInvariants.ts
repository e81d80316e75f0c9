import { type SQL, sql } from 'drizzle-orm';

// 'INV-2026-0123'.
const numbered = sql`'^[A-Z0-9]+-[0-9]{4}-[0-9]+$'`;
const came = sql`(select coalesce(sum(amount), 0) from (
    select amount from payments p where p.invoice_id = i.id and p.status = 'recorded'
    union all select amount from withholding_slips s where s.invoice_id = i.id
    union all select amount from credit_notes c where c.invoice_id = i.id) as received)`;
const called = sql`coalesce(number, 'invoice ' || i.id) as what`;

/** The numbers of a kind that were given, and how many its counter gave: of each year all of them, once each. */
const gaps = (kind: 'invoice' | 'credit_note', numbers: SQL) => sql`
    select ${kind} || ' ' || coalesce(g.year, c.year) as what from (
      select split_part(number, '-', 2)::int as year, count(*) as given, min(split_part(number, '-', 3)::int) as first,
        max(split_part(number, '-', 3)::int) as last, count(distinct split_part(number, '-', 3)) as different
      from (${numbers}) as numbers where number ~ ${numbered} group by 1) as g
    full join (select year, next from number_counters where kind = ${kind}) as c on c.year = g.year
    where (g.first, g.last, g.different, c.next) is distinct from (1, g.given::int, g.given, g.given::int + 1)`;

/** What must hold of the money of the back office whatever happened. Each query names the rows that break its sentence. */
export const workInvariants: Readonly<Record<string, SQL>> = {
  'a fee note is paid when what came covers it, and not before': sql`
    select ${called} from invoices i where case status
      when 'paid' then ${came} < total
      when 'credited' then ${came} < total or not exists (select from credit_notes c where c.invoice_id = i.id)
      when 'partly_paid' then ${came} <= 0 or ${came} >= total
      else ${came} <> 0 end`,
  'a fee note was paid on the day on which the last of it came': sql`
    select ${called} from invoices i where status = 'paid' and paid_on <> (select max(day) from (
      select paid_on as day from payments p where p.invoice_id = i.id and p.status = 'recorded'
      union all select received_on from withholding_slips s where s.invoice_id = i.id
      union all select issued_on from credit_notes c where c.invoice_id = i.id) as received)`,
  'a fee note is the sum of its lines': sql`
    select ${called} from invoices i left join (select invoice_id, sum(amount) as sum,
        sum(amount) filter (where is_taxable) as taxable from invoice_lines group by invoice_id) as l on l.invoice_id = i.id
      where (subtotal, dpp) is distinct from (coalesce(sum, 0), coalesce(taxable, 0))`,
  'a line is its quantity times its price': sql`
    select id::text as what from invoice_lines where amount <> round(quantity * unit_price, 2)`,
  'taxes are those of the rates: PPN only under code 04, PPh 23 of the gross fee': sql`
    select ${called} from invoices i where pph23 <> round(dpp * pph23_rate / 100, case currency when 'IDR' then 0 else 2 end)
      or (tax_code <> '04' and (ppn <> 0 or dpp_other <> 0)) or (currency <> 'IDR' and pph23 <> 0)`,
  'rupiah are whole': sql`
    select ${called} from invoices i where currency = 'IDR' and (total, pph23) <> (trunc(total), trunc(pph23))`,
  'a withheld tax is proved once': sql`
    select ${called} from invoices i where pph23 < (select sum(amount) from withholding_slips s where s.invoice_id = i.id)`,
  'fee notes are numbered in their year without a gap, in the order in which they were issued': sql`
    ${gaps('invoice', sql`select number from invoices where number is not null`)}
    union all select number as what from (select number, issue_date, lag(issue_date) over (order by split_part(number, '-', 2)::int,
      split_part(number, '-', 3)::int) as before from invoices where number ~ ${numbered}) as dated where issue_date < before`,
  'credit notes are numbered in their year without a gap': gaps('credit_note', sql`select number from credit_notes`),
  'work is billed in a fee note of its own project': sql`
    select 'time entry ' || e.id as what from time_entries e join invoice_lines l on l.id = e.invoice_line_id
      join invoices i on i.id = l.invoice_id where i.project_id <> e.project_id
    union all select 'expense ' || e.id from expenses e join invoice_lines l on l.id = e.invoice_line_id
      join invoices i on i.id = l.invoice_id where i.project_id <> e.project_id`,
  'a project is closed when its fee notes are settled, or waived': sql`
    select project_no as what from projects p where status = 'closed' and waived_reason is null and (
      not exists (select from invoices i where i.project_id = p.id and i.status = 'paid') or
      exists (select from invoices i where i.project_id = p.id and i.status not in ('paid', 'credited', 'cancelled', 'void')))`,
};

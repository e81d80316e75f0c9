import { DataTable, useTranslate } from 'react-admin';
import { RelatedRows } from '../../records/RelatedRows.tsx';
import type { Expense, TimeEntry } from '../../records/rows.ts';
import { useFormats } from '../../records/useFormats.ts';

const TimeColumn = DataTable.Col<TimeEntry>;
const ExpenseColumn = DataTable.Col<Expense>;

/** Hours and money that a project took. */
export function EffortTab() {
  return (
    <>
      <TimeEntries />
      <Expenses />
    </>
  );
}

function TimeEntries() {
  const translate = useTranslate();
  const { day, money } = useFormats();
  return (
    <RelatedRows
      title="resources.time-entries.name"
      reference="time-entries"
      target="projectId"
      sort={{ field: 'workedOn', order: 'DESC' }}
    >
      <TimeColumn source="workedOn" render={({ workedOn }) => day(workedOn)} />
      <TimeColumn source="adminName" disableSort />
      <TimeColumn source="kind" disableSort render={({ kind }) => translate(`console.timeKind.${kind}`)} />
      <TimeColumn source="hours" align="right" />
      <TimeColumn source="rate" align="right" disableSort render={({ rate, currency }) => money(rate, currency)} />
      <TimeColumn source="isBilled" disableSort render={(entry) => translate(billing(entry))} />
      <TimeColumn source="note" disableSort />
    </RelatedRows>
  );
}

function Expenses() {
  const translate = useTranslate();
  const { day, money } = useFormats();
  return (
    <RelatedRows
      title="resources.expenses.name"
      reference="expenses"
      target="projectId"
      sort={{ field: 'spentOn', order: 'DESC' }}
    >
      <ExpenseColumn source="spentOn" render={({ spentOn }) => day(spentOn)} />
      <ExpenseColumn source="adminName" disableSort />
      <ExpenseColumn source="kind" disableSort render={({ kind }) => translate(`console.expenseKind.${kind}`)} />
      <ExpenseColumn source="amount" align="right" render={({ amount, currency }) => money(amount, currency)} />
      <ExpenseColumn source="isBilled" disableSort render={(expense) => translate(billing(expense))} />
      <ExpenseColumn source="note" disableSort />
    </RelatedRows>
  );
}

/** Whether something is on an invoice, is to come on one, or never will. */
function billing({ isBillable, isBilled }: Pick<Expense, 'isBillable' | 'isBilled'>): string {
  if (isBilled) return 'console.billing.billed';
  return isBillable ? 'console.billing.open' : 'console.billing.none';
}

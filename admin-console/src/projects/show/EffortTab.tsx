import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { RelatedRows } from '../../loaded/RelatedRows.tsx';
import { RowColumn } from '../../loaded/RowsTable.tsx';
import type { Expense, TimeEntry } from '../../records/rows.ts';
import { useFormats } from '../../records/useFormats.ts';

const TimeColumn = RowColumn<TimeEntry>;
const ExpenseColumn = RowColumn<Expense>;
const Column = RowColumn<TimeEntry | Expense>;

/** Hours and money that a project took. */
export function EffortTab() {
  const { money } = useFormats();
  return (
    <>
      <EffortRows reference="time-entries" day="workedOn" kinds="timeKind">
        <TimeColumn source="hours" align="right" />
        <TimeColumn source="rate" align="right" disableSort render={({ rate, currency }) => money(rate, currency)} />
        <TimeColumn
          source="amount"
          align="right"
          disableSort
          render={({ amount, currency }) => money(amount, currency)}
        />
      </EffortRows>
      <EffortRows reference="expenses" day="spentOn" kinds="expenseKind">
        <ExpenseColumn source="amount" align="right" render={({ amount, currency }) => money(amount, currency)} />
      </EffortRows>
    </>
  );
}

interface EffortRowsProps {
  readonly reference: 'time-entries' | 'expenses';
  /** The field that says when. */
  readonly day: 'workedOn' | 'spentOn';
  /** Where the words of their kinds are. */
  readonly kinds: 'timeKind' | 'expenseKind';
  /** The columns with how much it was. */
  readonly children: ReactNode;
}

function EffortRows({ reference, day: dayField, kinds, children }: EffortRowsProps) {
  const translate = useTranslate();
  const { day } = useFormats();
  return (
    <RelatedRows
      title={`resources.${reference}.name`}
      reference={reference}
      target="projectId"
      sort={{ field: dayField, order: 'DESC' }}
    >
      <Column source={dayField} render={(row) => day('workedOn' in row ? row.workedOn : row.spentOn)} />
      <Column source="adminName" disableSort />
      <Column source="kind" disableSort render={({ kind }) => translate(`console.${kinds}.${kind}`)} />
      {children}
      <Column source="isBilled" disableSort render={(row) => translate(billing(row))} />
      <Column source="note" disableSort />
    </RelatedRows>
  );
}

/** Whether something is on an invoice, is to come on one, or never will. */
function billing({ isBillable, isBilled }: Pick<Expense, 'isBillable' | 'isBilled'>): string {
  if (isBilled) return 'console.billing.billed';
  return isBillable ? 'console.billing.open' : 'console.billing.none';
}

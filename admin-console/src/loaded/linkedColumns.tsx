import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { type RaRecord, useDataTableStoreContext, useStore } from 'react-admin';
import { type ColumnLook, shownOf } from './columnLook.ts';
import { RowLink } from './RowLink.tsx';

interface Links {
  /** Where a row leads; without one it leads nowhere. */
  readonly to: (row: RaRecord) => string | undefined;
  /** The column that names the row; without one the first. */
  readonly lead?: string | undefined;
}

/** The columns of a table, of which one is the link to the record: another where that one is hidden or empty. */
export function linkedColumns(columns: ReactNode, { to, lead }: Links): ReactNode {
  const all = Children.toArray(columns);
  const looks = all.flatMap((column) =>
    isValidElement<ColumnLook>(column) && column.props.source ? [column.props] : [],
  );
  const leads = [...looks.filter(({ source }) => source === lead), ...looks];
  return all.map((column) => {
    if (!isValidElement<ColumnLook>(column) || !column.props.source) return column;
    const look = column.props;
    return cloneElement(column, { render: (row) => <LinkedCell {...{ look, leads, row }} to={to(row)} /> });
  });
}

interface LinkedCellProps {
  readonly look: ColumnLook;
  readonly leads: readonly ColumnLook[];
  readonly row: RaRecord;
  readonly to: string | undefined;
}

function LinkedCell({ look, leads, row, to }: LinkedCellProps) {
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext();
  const [hidden] = useStore<string[]>(storeKey, defaultHiddenColumns);
  const names = (of: ColumnLook) => !hidden.includes(of.source ?? '') && !isNothing(shownOf(of, row));
  const shown = shownOf(look, row);
  return to !== undefined && look.source === leads.find(names)?.source ? <RowLink to={to}>{shown}</RowLink> : shown;
}

const isNothing = (shown: ReactNode) => shown === null || shown === undefined || shown === '' || shown === '–';

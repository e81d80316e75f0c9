import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

/** What a column says of itself. */
export interface ColumnLook {
  readonly source?: string;
  readonly render?: (row: RaRecord) => ReactNode;
}

/** What a column shows of a row. */
export const shownOf = ({ source = '', render }: ColumnLook, row: RaRecord): ReactNode =>
  render ? render(row) : row[source];

import type { ReactNode } from 'react';
import type { SheetColumn } from '../records/toCsv.ts';

export interface ChartColumn<Row> extends SheetColumn<Row> {
  /** As a person reads it, where that is not the value itself. */
  readonly shown?: (row: Row) => ReactNode;
}

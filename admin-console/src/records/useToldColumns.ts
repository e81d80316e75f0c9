import { Children, isValidElement, type ReactNode } from 'react';
import { useTold } from './useTold.ts';

/** The columns of a table that whoever looks is told. */
export function useToldColumns(resource: string, columns: ReactNode): ReactNode {
  const isTold = useTold();
  return Children.toArray(columns).filter(
    (column) => !isValidElement<{ source?: string }>(column) || isTold(resource, column.props.source ?? ''),
  );
}

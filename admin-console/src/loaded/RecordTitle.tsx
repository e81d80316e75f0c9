import type { ReactNode } from 'react';
import { useGetResourceLabel, useRecordContext, useResourceContext } from 'react-admin';

/** The heading of a record's screen; until the record is there, what kind it is of: a page without a heading has no name. */
export function RecordTitle({ children }: { readonly children: ReactNode }) {
  const resource = useResourceContext() ?? '';
  const labelOf = useGetResourceLabel();
  return useRecordContext() ? children : labelOf(resource, 1);
}

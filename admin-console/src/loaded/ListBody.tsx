import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { LoadFailed } from './LoadFailed.tsx';

/** What stands in a list, unless its rows could not be had: then that. Rows from before stay below it. */
export function ListBody({ children }: { readonly children: ReactNode }) {
  const { data, error, refetch } = useListContext();
  if (!error) return children;
  const failed = { error, retry: () => void refetch() };
  if (!data) return <LoadFailed of={failed} />;
  return (
    <>
      <LoadFailed of={failed} isSmall />
      {children}
    </>
  );
}

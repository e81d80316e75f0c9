import { Pagination, useListContext } from 'react-admin';

/** The pages of a list. Of one that could not be had nothing is known, not even that it has one. */
export function ListPages({ sizes }: { readonly sizes: readonly number[] }) {
  const { error, data } = useListContext();
  return error && !data ? null : <Pagination rowsPerPageOptions={[...sizes]} />;
}

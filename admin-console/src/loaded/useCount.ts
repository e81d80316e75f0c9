import { type FilterPayload, useGetList } from 'react-admin';
import { type Loaded, loadedFrom } from './loaded.ts';

/** How many rows of a resource a filter finds. */
export function useCount(resource: string, filter: FilterPayload): Loaded<number> {
  const { total, error, refetch } = useGetList(resource, { pagination: { page: 1, perPage: 1 }, filter });
  return loadedFrom({ data: total, error, refetch });
}

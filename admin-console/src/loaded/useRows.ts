import { type FilterPayload, type RaRecord, type SortPayload, useInfiniteGetList } from 'react-admin';
import type { Rows } from './loaded.ts';

interface RowsAsked {
  readonly filter?: FilterPayload;
  readonly sort?: SortPayload;
  /** So many come at a time. */
  readonly step: number;
  readonly enabled?: boolean;
  readonly staleTime?: number;
}

/** Rows of a resource beside the list of the screen; of too many the first, and the way to the next. */
export function useRows<R extends Pick<RaRecord, 'id'>>(resource: string, asked: RowsAsked): Rows<R> {
  const { filter = {}, sort, step, enabled = true, staleTime = 0 } = asked;
  const { data, error, refetch, total, fetchNextPage, isFetchingNextPage } = useInfiniteGetList<R & RaRecord>(
    resource,
    { filter, pagination: { page: 1, perPage: step }, ...(sort && { sort }) },
    { enabled, staleTime },
  );
  if (!data) return error ? { is: 'failed', error: asError(error), retry: () => void refetch() } : { is: 'loading' };
  const rows = data.pages.flatMap((page) => page.data);
  const all = total ?? rows.length;
  if (rows.length === 0 && all === 0) return { is: 'empty' };
  if (rows.length >= all) return { is: 'here', rows };
  return { is: 'cut', rows, total: all, more: () => void fetchNextPage(), isMoreComing: isFetchingNextPage };
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

import type { QueryKey } from '@tanstack/react-query';
import type { Shop } from './shop.ts';

/**
 * What a write left behind: what was answered, or, of a back end that answers no more than that it went through, what it
 * says when asked. Where that can't be had, what was known before stays until it can: the write itself is done.
 * @param read fetches the query of that key anew
 */
export async function answeredOrRead<T>(
  { queryClient }: Shop,
  queryKey: QueryKey,
  answered: T | null,
  read: () => Promise<T>,
): Promise<T> {
  // An answer to an older look must not undo this one.
  await queryClient.cancelQueries({ queryKey });
  if (answered !== null) {
    queryClient.setQueryData(queryKey, answered);
    return answered;
  }
  try {
    return await read();
  } catch (cause) {
    const known = queryClient.getQueryData<T>(queryKey);
    if (known === undefined) throw cause;
    void queryClient.invalidateQueries({ queryKey });
    return known;
  }
}

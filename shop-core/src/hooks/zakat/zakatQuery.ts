import { queryOptions } from '@tanstack/react-query';
import { getZakat } from '../../contract/calls/zakat.ts';
import { keepPreviousOf } from '../provider/keepPreviousOf.ts';
import { type QuerySource, shopKey } from '../provider/shopKey.ts';

/** S9.3: the history is read by ten, and by no other number. */
export const zakatPageSize = 10;

export const zakatKey = (shop: Pick<QuerySource, 'name'>, customerCode: string) => shopKey(shop, 'zakat', customerCode);

/** A page of the zakat tracker (S7.66). Pages count from 1, as people do. */
export function zakatQuery(shop: QuerySource, customerCode: string, page: number) {
  return queryOptions({
    queryKey: [...zakatKey(shop, customerCode), page] as const,
    queryFn: ({ signal }) =>
      shop.client.send(getZakat, { body: { customerCode, page: page - 1, size: zakatPageSize } }, { signal }),
    placeholderData: keepPreviousOf(customerCode),
  });
}

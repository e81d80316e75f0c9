import { queryOptions } from '@tanstack/react-query';
import { getZakat } from '../../contract/calls/zakat.ts';
import { keepPreviousOf } from '../provider/keepPreviousOf.ts';
import type { Shop } from '../provider/shop.ts';

/** S9.3: the history is read by ten, and by no other number. */
export const zakatPageSize = 10;

export const zakatKey = (customerCode: string) => ['zakat', customerCode] as const;

/** A page of the zakat tracker (S7.66). Pages count from 1, as people do. */
export function zakatQuery({ client }: Pick<Shop, 'client'>, customerCode: string, page: number) {
  return queryOptions({
    queryKey: [...zakatKey(customerCode), page],
    queryFn: ({ signal }) =>
      client.send(getZakat, { body: { customerCode, page: page - 1, size: zakatPageSize } }, { signal }),
    placeholderData: keepPreviousOf(customerCode),
  });
}

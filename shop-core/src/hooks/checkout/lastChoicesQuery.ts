import { queryOptions } from '@tanstack/react-query';
import { getOrder, getOrders } from '../../contract/calls/checkout.ts';
import { type QuerySource, shopKey } from '../provider/shopKey.ts';

/** The names of the courier and the bank of a customer's newest order (S7.26, S7.27); null before the first. */
export function lastChoicesQuery(shop: QuerySource, customerCode: string) {
  return queryOptions({
    queryKey: shopKey(shop, 'last-choices', customerCode),
    queryFn: async ({ signal }) => {
      const { orders } = await shop.client.send(getOrders, { body: { customerCode, page: 0, size: 1 } }, { signal });
      const [newest] = orders;
      if (!newest) return null;
      const { order } = await shop.client.send(getOrder, { params: { orderCode: newest.orderCode } }, { signal });
      return { courier: order.shippingType?.name ?? null, bank: order.bank?.bankName ?? null };
    },
    retry: false,
  });
}

import type { Customer } from '../../contract/entities/customer.ts';
import type { Shop } from '../provider/shop.ts';
import { customerQuery } from './useCustomer.ts';

/** Takes what the server answered to a change for what is known. An answer still on its way was asked before the change. */
export async function keepCustomer(shop: Shop, customer: Customer): Promise<void> {
  const { queryKey } = customerQuery(shop, customer.customerCode);
  await shop.queryClient.cancelQueries({ queryKey });
  shop.queryClient.setQueryData(queryKey, customer);
}

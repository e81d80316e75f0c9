import type { Customer } from '../../contract/entities/customer.ts';
import { answeredOrRead } from '../provider/answeredOrRead.ts';
import type { Shop } from '../provider/shop.ts';
import { customerQuery } from './useCustomer.ts';

/** Takes what the server answered to a change for what is known, and asks where it answered nothing. */
export function keepCustomer(shop: Shop, customerCode: string, answered: Customer | null): Promise<Customer> {
  const query = customerQuery(shop, customerCode);
  return answeredOrRead(shop, query.queryKey, answered, () => shop.queryClient.fetchQuery({ ...query, staleTime: 0 }));
}

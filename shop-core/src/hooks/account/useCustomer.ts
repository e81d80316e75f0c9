import { queryOptions, useQuery } from '@tanstack/react-query';
import { getCustomer } from '../../contract/calls/account.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import type { Shop } from '../provider/shop.ts';
import { useSession } from '../provider/useSession.ts';

export function customerQuery({ client }: Pick<Shop, 'client'>, customerCode: string) {
  return queryOptions({
    queryKey: ['customer', customerCode],
    queryFn: ({ signal }) => client.send(getCustomer, { params: { customerCode } }, { signal }),
  });
}

/** Everything the shop knows of who is logged in (S7.19), as a query. */
export function useCustomer() {
  const session = useSession();
  const isCustomer = session.status === 'customer';
  return useQuery({
    ...customerQuery(useShop(), isCustomer ? session.profile.customerCode : ''),
    enabled: isCustomer && !session.mustChangePassword,
  });
}

import { useShop } from '../provider/ShopProvider.tsx';
import { useOwner } from '../provider/useOwner.ts';
import { useSession } from '../provider/useSession.ts';
import { useShopQuery } from '../provider/useShopQuery.ts';
import { orderQuery } from './checkoutQueries.ts';

/**
 * One of the customer's orders (S7.27), as a query.
 * @returns A query: the order, its status and history, and when to pay by. It is pending while nobody is logged in.
 * @errors NOT_FOUND, also for an order of somebody else.
 */
export function useOrder(orderCode: string) {
  const session = useSession();
  return useShopQuery({
    ...orderQuery(useShop(), useOwner(), orderCode),
    enabled: session.status === 'customer' && !session.mustChangePassword,
  });
}

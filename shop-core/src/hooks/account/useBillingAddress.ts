import { useQuery } from '@tanstack/react-query';
import { useShop } from '../provider/ShopProvider.tsx';
import { useSession } from '../provider/useSession.ts';
import { billingQuery } from './billingQuery.ts';

/** The billing address of who is logged in, as a query. */
export function useBillingAddress() {
  const session = useSession();
  const isCustomer = session.status === 'customer';
  return useQuery({
    ...billingQuery(useShop(), isCustomer ? session.profile.customerCode : ''),
    enabled: isCustomer && !session.mustChangePassword,
  });
}

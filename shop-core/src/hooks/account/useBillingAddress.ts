import { useShop } from '../provider/ShopProvider.tsx';
import { useSession } from '../provider/useSession.ts';
import { useShopQuery } from '../provider/useShopQuery.ts';
import { billingQuery } from './billingQuery.ts';

/**
 * The billing address of who is logged in, as a query.
 * @returns A query; all of it is null until the customer filled it in, so an empty address is `data` with nulls and not
 * an error. It is pending while nobody is logged in, or only by a one-time password.
 */
export function useBillingAddress() {
  const session = useSession();
  const isCustomer = session.status === 'customer';
  return useShopQuery({
    ...billingQuery(useShop(), isCustomer ? session.profile.customerCode : ''),
    enabled: isCustomer && !session.mustChangePassword,
  });
}

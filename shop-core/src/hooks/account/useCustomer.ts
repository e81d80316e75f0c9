import { queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getCustomer } from '../../contract/calls/account.ts';
import type { Customer } from '../../contract/entities/customer.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { sessionAtom } from '../provider/sessionAtom.ts';
import type { Shop } from '../provider/shop.ts';
import { type QuerySource, shopKey } from '../provider/shopKey.ts';
import { useSession } from '../provider/useSession.ts';
import { useShopQuery } from '../provider/useShopQuery.ts';

/** Everything the shop knows of a customer (S7.19). */
export function customerQuery(shop: QuerySource, customerCode: string) {
  return queryOptions({
    queryKey: shopKey(shop, 'customer', customerCode),
    queryFn: ({ signal }) => shop.client.send(getCustomer, { params: { customerCode } }, { signal }),
  });
}

/**
 * Everything the shop knows of who is logged in (S7.19), as a query. The stored profile follows what it answers.
 * @returns A query; pending while nobody is logged in, or only by a one-time password. What it answers also brings
 * `profile` of {@link useSession} up to date.
 */
export function useCustomer() {
  const shop = useShop();
  const session = useSession();
  const isCustomer = session.status === 'customer';
  const query = useShopQuery({
    ...customerQuery(shop, isCustomer ? session.profile.customerCode : ''),
    enabled: isCustomer && !session.mustChangePassword,
  });
  const { data } = query;
  useEffect(() => {
    if (data) refreshProfile(shop, data);
  }, [shop, data]);
  return query;
}

/** A profile completed on a phone, or a company approved meanwhile, counts here too without a new login. */
function refreshProfile(shop: Shop, customer: Customer): void {
  const session = shop.store.get(sessionAtom);
  if (session.status !== 'customer' || session.profile.customerCode !== customer.customerCode) return;
  const { fullName, email, phoneNumber, gender, typeOfCustomer, company } = customer;
  const isReseller = customer.isReseller ?? session.profile.isReseller;
  const profile = { ...session.profile, fullName, email, phoneNumber, gender, typeOfCustomer, company, isReseller };
  if (JSON.stringify(profile) !== JSON.stringify(session.profile)) shop.updateSession({ profile });
}

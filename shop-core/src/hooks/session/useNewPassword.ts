import { getNewPassword } from '../../contract/calls/session.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { shopKey } from '../provider/shopKey.ts';
import { useShopQuery } from '../provider/useShopQuery.ts';

/** What the mailed link says, as it stands in the address: null or '' where it says nothing. */
export interface PasswordLink {
  readonly email: string | null;
  readonly token: string | null;
}

/**
 * Has the new password mailed to whoever followed the mailed link (S7.15), as a query: asked once a link, also in Strict
 * Mode, and never when one comes back to the page. The answer is the same for a link that is no longer good. Without a token
 * nothing is asked: there is nothing that it would change.
 * @returns A query of null: `isSuccess` says that the mail is on its way if the link was good. It stays pending for a
 * link without e-mail or token.
 */
export function useNewPassword({ email, token }: PasswordLink) {
  const shop = useShop();
  return useShopQuery({
    queryKey: shopKey(shop, 'new-password', email, token),
    // No signal: who leaves the page still wants the mail.
    queryFn: () => shop.client.send(getNewPassword, { params: { email: email ?? '' }, query: { token: token ?? '' } }),
    enabled: Boolean(email && token),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

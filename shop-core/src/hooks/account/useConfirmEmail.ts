import { confirmEmail } from '../../contract/calls/account.ts';
import type { Customer } from '../../contract/entities/customer.ts';
import { sessionAtom } from '../provider/sessionAtom.ts';
import type { Shop } from '../provider/shop.ts';
import { type Action, refuse, useAction } from '../provider/useAction.ts';
import { keepCustomer } from './keepCustomer.ts';

/**
 * Makes a new e-mail address count, by the token of the link that was mailed to it. The stored profile follows.
 * @returns An action: it takes the token and answers the customer with the new address.
 * @errors LOGIN_REQUIRED; LINK_INVALID for a link that is used up, too old or somebody else's.
 */
export function useConfirmEmail(): Action<string, Customer> {
  return useAction(confirm, { outcome: 'emailChanged', shownIn: 'customer' });
}

async function confirm(token: string, shop: Shop): Promise<Customer> {
  const session = shop.store.get(sessionAtom);
  if (session.status !== 'customer') return refuse({ code: 'LOGIN_REQUIRED' });
  const { profile } = session;
  const customer = await shop.client.send(confirmEmail, { body: { token } });
  await keepCustomer(shop, profile.customerCode, customer);
  // Where the old address was the username, the new one is now.
  shop.updateSession({ profile: { ...profile, email: customer.email, username: customer.username } });
  return customer;
}

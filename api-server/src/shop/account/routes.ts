import { getBillingAddress, getCustomer, saveBillingAddress, saveCustomer } from 'shop-core/contract';
import { refuse, refuseFields } from '../../http/refuse.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import type { ShopDesk } from '../desk.ts';
import { findAreaChain, findBilling, saveBilling } from './billingStore.ts';
import { refusedBilling } from './refusedBilling.ts';
import { refusedProfile } from './refusedProfile.ts';
import { findAccount, saveProfile } from './store.ts';

/** What a customer knows and changes of themselves. Whose it is says the token, never the ask. */
export function accountRoutes(desk: ShopDesk, { database: { db }, now }: Services): void {
  serve(desk, getCustomer, (_, { caller }) => orGone(findAccount(db, caller.id)));

  serve(desk, saveCustomer, async ({ body }, { caller }) => {
    const at = now();
    refuseFields(refusedProfile(body, at));
    await saveProfile(db, caller.id, body, at);
    return orGone(findAccount(db, caller.id));
  });

  serve(desk, getBillingAddress, (_, { caller }) => orGone(findBilling(db, caller.id)));

  serve(desk, saveBillingAddress, async ({ body }, { caller }) => {
    refuseFields(refusedBilling(body, await findAreaChain(db, body)));
    await saveBilling(db, caller.id, body);
    return orGone(findBilling(db, caller.id));
  });
}

/** Somebody deleted while they asked has no login any more. */
async function orGone<T>(found: Promise<T | undefined>): Promise<T> {
  return (await found) ?? refuse({ code: 'LOGIN_REQUIRED' });
}

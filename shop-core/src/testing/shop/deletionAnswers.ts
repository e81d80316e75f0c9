import { deleteAccount, removeAccount } from '../../contract/calls/session.ts';
import type { FakeRequest } from '../server/fakeRequest.ts';
import { type FakeRoute, on } from '../server/on.ts';
import { callerOf } from './callerOf.ts';
import type { HeldShop } from './heldShop.ts';
import { cancelHeldOrder } from './placeHeldOrder.ts';

/** The end of an account (S7.17), by either way: its logins are over, and what was not paid is cancelled. */
export function deletionAnswers(held: HeldShop): FakeRoute[] {
  const end = (_: unknown, request: FakeRequest): null => {
    const caller = callerOf(held, request);
    for (const order of held.orders) {
      if (order.customer === caller && order.status === 'pending') cancelHeldOrder(held, order);
    }
    held.customers.splice(held.customers.indexOf(caller), 1);
    for (const [token, owner] of held.logins) if (owner === caller) held.logins.delete(token);
    return null;
  };
  return [on(deleteAccount, end), on(removeAccount, end)];
}

import {
  confirmEmail,
  deleteAccount,
  getBillingAddress,
  getCustomer,
  getNotifications,
  removeAccount,
  saveBillingAddress,
  saveCustomer,
  updateImage,
} from 'shop-core/contract';
import { jakartaDate } from 'shop-core/rules';
import { profileProblems } from 'shop-core/rules/account';
import { refuse, refuseFields } from '../../http/refuse.ts';
import { type Asker, serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import type { Customer, ShopDesk } from '../desk.ts';
import { askEmailChange } from './askEmailChange.ts';
import { findAreaChain, findBilling, saveBilling } from './billingStore.ts';
import { changeAvatar } from './changeAvatar.ts';
import { confirmEmailChange } from './confirmEmailChange.ts';
import { endAccount } from './endAccount.ts';
import { findNotifications } from './notificationStore.ts';
import { refuseBrowsing } from './refuseBrowsing.ts';
import { refusedBilling } from './refusedBilling.ts';
import { findAccount, saveProfile } from './store.ts';

/** A photo of two megabytes in base64, and the rest of the ask. */
const pictureLimit = 3 * 1024 * 1024;

/** What a customer knows and changes of themselves. Whose it is says the token, never the ask. */
export function accountRoutes(desk: ShopDesk, services: Services): void {
  const { db } = services.database;
  const accountOf = ({ id }: Customer) => orGone(findAccount(db, id, services.now()));
  serve(desk, getCustomer, (_, { caller }) => accountOf(caller));
  serve(desk, saveCustomer, async ({ body }, { caller, request }) => {
    const known = await accountOf(caller);
    refuseFields(profileProblems(body, jakartaDate(services.now()), known));
    await askEmailChange(services, { customer: caller.id, network: request.ip }, body.email);
    await saveProfile(db, caller.id, body, services.now());
    return accountOf(caller);
  });
  serve(desk, confirmEmail, async ({ body }, { caller }) => {
    await confirmEmailChange(services, caller.id, body.token);
    return accountOf(caller);
  });
  serve({ ...desk, bodyLimit: pictureLimit }, updateImage, async ({ body }, { caller }) => {
    await changeAvatar(services, caller.id, body.images);
    return accountOf(caller);
  });
  serve(desk, getNotifications, (_, { caller }) => findNotifications(db, caller.id));
  billingRoutes(desk, services);
  endingRoutes(desk, services);
}

function billingRoutes(desk: ShopDesk, { database: { db } }: Services): void {
  serve(desk, getBillingAddress, (_, { caller }) => orGone(findBilling(db, caller.id)));
  serve(desk, saveBillingAddress, async ({ body }, { caller }) => {
    refuseFields(refusedBilling(body, await findAreaChain(db, body)));
    await saveBilling(db, caller.id, body);
    return orGone(findBilling(db, caller.id));
  });
}

function endingRoutes(desk: ShopDesk, services: Services): void {
  const end = async (_: unknown, { caller, request }: Asker<Customer>): Promise<null> => {
    refuseBrowsing(request.headers);
    await endAccount(services, caller.id);
    return null;
  };
  serve(desk, deleteAccount, end);
  serve(desk, removeAccount, end);
}

/** Somebody deleted while they asked has no login any more. */
async function orGone<T>(found: Promise<T | undefined>): Promise<T> {
  return (await found) ?? refuse({ code: 'LOGIN_REQUIRED' });
}

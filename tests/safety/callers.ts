import type { TestPurchase } from '../../api-server/src/shop/testPurchase.ts';
import type { World } from './entry.ts';
import {
  addOfficial,
  addRoleWithout,
  addShoppers,
  deleteCustomer,
  deleteOfficial,
  expireLogin,
  expireOfficial,
  superAdminRoleId,
} from './people.ts';
import type { Origin } from './wholeServer.ts';

/** Who asks, in the order in which they do: the last may use up what they ask for. */
export const callerNames = [
  'nobody',
  'somebody deleted',
  'an expired login',
  'admin without the right',
  'customer B',
  'customer A',
  'super admin',
] as const;
export type CallerName = (typeof callerNames)[number];

export interface Callers extends World {
  readonly tokens: Readonly<Record<CallerName, string | undefined>>;
}

/** Everybody who asks one call. Who is deleted or expired was once welcome there: a customer at the shop, an admin at the console. */
export async function newCallers(shop: TestPurchase, origin: Origin, needed: readonly string[]): Promise<Callers> {
  const [a, b, deleted, expired] = await addShoppers(shop, 4);
  if (!a || !b || !deleted || !expired) throw new Error('four were added');
  const superRole = await superAdminRoleId(shop);
  const [clerk, boss] = [
    await addOfficial(shop, await addRoleWithout(shop, needed)),
    await addOfficial(shop, superRole),
  ];
  await deleteCustomer(shop, deleted);
  await expireLogin(shop, expired);
  const tokens = {
    nobody: undefined,
    'customer A': a.token,
    'customer B': b.token,
    'somebody deleted': deleted.token,
    'an expired login': expired.token,
    'admin without the right': clerk.token,
    'super admin': boss.token,
  };
  if (origin === 'shop') return { shop, a, b, tokens };
  const [goneBoss, idleBoss] = [await addOfficial(shop, superRole), await addOfficial(shop, superRole)];
  await deleteOfficial(shop, goneBoss);
  await expireOfficial(shop, idleBoss);
  return { shop, a, b, tokens: { ...tokens, 'somebody deleted': goneBoss.token, 'an expired login': idleBoss.token } };
}

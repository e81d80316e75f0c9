import * as contract from 'shop-core/contract';
import { emailChanges } from '../../api-server/src/db/tables/customers.ts';
import { newToken, tokenHash } from '../../api-server/src/security/token.ts';
import { type Entry, entry, type World } from './entry.ts';

/** One yellow dot. */
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWP4f4YBAASZAcxal6VyAAAAAElFTkSuQmCC';

/** The token that confirms a new address of A's. */
async function wishOf({ shop: { db, now }, a }: World): Promise<string> {
  const token = newToken();
  const wish = { email: `${a.code}@baru.test`, tokenHash: tokenHash(token), expiresAt: new Date(now().getTime() + 1) };
  const set = { target: emailChanges.customerId, set: wish };
  await db
    .insert(emailChanges)
    .values({ customerId: a.id, ...wish })
    .onConflictDoUpdate(set);
  return token;
}

/** The account beside its profile and address: its password when forgotten, its picture, its e-mail, its end. */
export const accountEntries: readonly Entry[] = [
  entry(contract.forgotPassword, () => ({ body: { email: 'nakhoda@contoh.test' } }), { ignoresToken: true }),
  entry(contract.getNewPassword, () => ({ params: { email: 'nakhoda@contoh.test' }, query: { token: newToken() } }), {
    ignoresToken: true,
  }),
  entry(contract.getNotifications, ({ a }) => ({ params: { customerCode: a.code } })),
  entry(contract.updateImage, ({ a }) => ({ body: { customerCode: a.code, images: [dot] } })),
  entry(contract.confirmEmail, async (world) => ({ body: { token: await wishOf(world) } }), { others: 422 }),
  entry(contract.deleteAccount),
  entry(contract.removeAccount),
];

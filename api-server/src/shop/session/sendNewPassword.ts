import { identityKey } from 'shop-core/rules/back-office';
import { spendNow } from '../../budget/spend.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { hashPassword } from '../../security/passwordHash.ts';
import { tokenHash } from '../../security/token.ts';
import type { Services } from '../../services.ts';
import { newPasswordMail } from './newPasswordMail.ts';
import { newOneTimePassword } from './oneTimePassword.ts';
import { isGoodLink, spendLink } from './passwordLinkStore.ts';
import { giveOneTimePassword } from './registrationStore.ts';

interface Followed {
  readonly email: string;
  readonly token: string | undefined;
}

/**
 * S7.15. Mails a new one-time password to who followed the link of the mail; it works beside the chosen one until it is
 * used. To anybody else the answer is the same, and nothing changes.
 */
export async function sendNewPassword(services: Services, { email, token }: Followed, ip: string): Promise<null> {
  const { db } = services.database;
  const at = services.now();
  await spendNow(db, 'NEW_PASSWORD', { network: ip }, at);
  if (token === undefined) return null;
  const link = { emailKey: identityKey(email), tokenHash: tokenHash(token) };
  // Hashing is dear, and only for who has a link.
  if (!(await isGoodLink(db, link, at))) return null;
  const password = newOneTimePassword();
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    const owner = await spendLink(tx, link, at);
    if (!owner) return;
    await giveOneTimePassword(tx, owner.id, passwordHash, at);
    await queueMail(tx, newPasswordMail(owner, password, services.env.publicShopUrl), at);
  });
  services.wakeMailer();
  return null;
}

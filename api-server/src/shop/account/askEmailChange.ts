import { stripSpaces } from 'shop-core/rules';
import { identityKey } from 'shop-core/rules/back-office';
import { type Spender, spend, spendNow } from '../../budget/spend.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { refuse } from '../../http/refuse.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { newToken, tokenHash } from '../../security/token.ts';
import type { Services } from '../../services.ts';
import { accountExistsMail } from '../accountExistsMail.ts';
import { confirmEmailMail, emailChangeNotice } from './emailChangeMails.ts';
import { findHolder, findOwner, isWished, keepWish } from './emailChangeStore.ts';

/**
 * Begins the change of an e-mail address: a token goes to the new one, and the old one, which counts until then, is told.
 * An address that somebody else has answers the same: its owner gets a mail, and nobody gets a token.
 */
export async function askEmailChange(services: Services, asker: Spender<'EMAIL_CHANGE'>, typed: string): Promise<void> {
  const customerId = asker.customer;
  const { db } = services.database;
  const owner = (await findOwner(db, customerId)) ?? refuse({ code: 'LOGIN_REQUIRED' });
  const email = stripSpaces(typed);
  const emailKey = identityKey(email);
  if (emailKey === owner.emailKey) return;
  const at = services.now();
  const shopUrl = services.env.publicShopUrl;
  // Whoever saves the form again waits for the mail that is on its way.
  if (await isWished(db, customerId, emailKey, at)) return;
  await spendNow(db, 'EMAIL_CHANGE', asker, at);
  await inTransaction(db, async (tx) => {
    await spend(tx, 'EMAIL_CHANGE_MAIL', { address: email }, at);
    const token = newToken();
    const holder = await findHolder(tx, emailKey);
    await keepWish(tx, { customerId, email, tokenHash: tokenHash(token) }, at);
    await queueMail(
      tx,
      holder ? accountExistsMail(holder, shopUrl) : confirmEmailMail({ ...owner, email }, token, shopUrl),
      at,
    );
    await queueMail(tx, emailChangeNotice(owner, email, shopUrl), at);
  });
  services.wakeMailer();
}

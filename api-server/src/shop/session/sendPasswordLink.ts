import { setTimeout as pause } from 'node:timers/promises';
import { forgotProblems } from 'shop-core/rules/account';
import { identityKey } from 'shop-core/rules/back-office';
import { spendIfLeft, spendNow } from '../../budget/spend.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { refuseFields } from '../../http/refuse.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { newToken, tokenHash } from '../../security/token.ts';
import type { Services } from '../../services.ts';
import { passwordLinkMail } from './passwordLinkMail.ts';
import { findOwner, giveLink } from './passwordLinkStore.ts';

/** Longer than the work takes: nobody reads from the time whose address it was. */
const answerMs = 150;

/** S7.14. Mails a link to a new password. The answer and its time are the same for an address that nobody has. */
export async function sendPasswordLink(services: Services, email: string, ip: string): Promise<null> {
  const { db } = services.database;
  refuseFields(forgotProblems({ email }));
  const at = services.now();
  const emailKey = identityKey(email);
  await spendNow(db, 'PASSWORD_LINK', { network: ip }, at);
  const sameTime = pause(answerMs);
  await inTransaction(db, async (tx) => {
    if (!(await spendIfLeft(tx, 'PASSWORD_MAIL', { address: email }, at))) return;
    const owner = await findOwner(tx, emailKey);
    if (!owner) return;
    const token = newToken();
    await giveLink(tx, owner.id, tokenHash(token), at);
    // To the address we know, never to the one that was typed: two may look alike.
    await queueMail(tx, passwordLinkMail(owner, token, services.env.publicShopUrl), at);
  });
  services.wakeMailer();
  await sameTime;
  return null;
}

import type { HeldCustomer, HeldShop, SentMail } from './heldShop.ts';

/** Mails a customer a one-time password, which works beside the chosen one until it is used. */
export function mailPassword(held: HeldShop, customer: HeldCustomer, kind: SentMail['kind']): void {
  const secret = `sekali-pakai-${held.nextId()}`;
  customer.mailedPassword = { password: secret, isUsed: false };
  held.mails.push({ to: customer.profile.email, kind, secret });
}

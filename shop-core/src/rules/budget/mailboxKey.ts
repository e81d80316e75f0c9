import { identityKey } from '../session/identityKey.ts';

const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an e-mail address, to count what is sent there: many addresses are one mailbox where what follows a plus
 * sign, and at some providers every dot, is ignored. Two people are told apart by `identityKey`, not by this.
 */
export function mailboxKey(email: string): string {
  const key = identityKey(email);
  const at = key.lastIndexOf('@');
  if (at < 1) return key;
  const domain = key.slice(at + 1);
  const [name = ''] = key.slice(0, at).split('+');
  return `${dotless.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}

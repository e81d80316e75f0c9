import { digest } from '../digest.ts';
import { networkOf } from '../networkOf.ts';

/** Whose failures a guess counts among; the subjects of the table of tries. */
export interface Guesser {
  /** Who guesses, at this account. */
  readonly own: string;
  /** What strangers share. A known device and an open login are nobody else's. */
  readonly shared?: { readonly name: string; readonly network?: string; readonly account?: string };
}

/** A desk that is logged in at. Guesses at one count for nothing at the other. */
type DeskName = 'shop' | 'console';

export interface Attempted {
  readonly desk: DeskName;
  /** What was typed, folded: a username or an e-mail. */
  readonly nameKey: string;
  /** 'shop:7'; undefined when nobody has this name. */
  readonly account: string | undefined;
  readonly ip: string;
}

/**
 * Somebody on a device that did not log in before. Names are kept as hashes: people also type their password there. What
 * can be seen from outside goes by the name that was typed; the account that is behind two names is counted beside, and
 * there is one of its own behind every name that nobody has.
 */
export function stranger({ desk, nameKey, account, ip }: Attempted): Guesser {
  const name = digest(nameKey);
  const network = networkOf(ip);
  return {
    own: `guess:${desk}:${digest(`${network} ${nameKey}`)}`,
    shared: {
      name: `guess-name:${desk}:${name}`,
      network: `guess-network:${desk}:${network}`,
      account: account ? accountSubject(account) : `guess-account:${desk}:none:${name}`,
    },
  };
}

/** A device that logged in to this account before. */
export const knownDevice = (account: string, deviceHash: string): Guesser => ({
  own: `guess-device:${account}:${deviceHash}`,
});

/** Somebody in an open login, who is asked for the password once more. */
export const openLogin = (account: string, login: string): Guesser => ({
  own: `guess-login:${account}:${digest(login)}`,
});

/** Failures at an account by whichever of its names. */
export const accountSubject = (account: string): string => `guess-account:${account}`;

import type { Credentials } from '../../contract/calls/session.ts';
import { guessAllowance } from '../../rules/session/guessAllowance.ts';
import { guessWait, isGuessedOut } from '../../rules/session/guessWait.ts';
import { identityKey } from '../../rules/session/identityKey.ts';
import { refuse } from '../server/refuse.ts';
import type { HeldCustomer, HeldShop } from './heldShop.ts';

/** Who wants in, and whether the password is that of the account behind the name. */
interface Attempt {
  readonly typed: Credentials;
  readonly customer: HeldCustomer | undefined;
  readonly isRight: boolean;
}

/**
 * Lets a chosen password in, as the real door does: guesses are answered a few times; then nobody is told anything, and the
 * right one comes in with the code that was mailed to it. A device that logged in before is only slowed by itself. All who
 * ask are of one network.
 */
export function judgeLogin(held: HeldShop, { typed, customer, isRight }: Attempt): HeldCustomer {
  if (typed.code) return judgeCode(held, typed.code, isRight ? customer : undefined);
  const name = identityKey(typed.username);
  const isKnown = customer && held.devices.get(typed.device ?? '')?.has(customer);
  const own = isKnown ? `device:${typed.device}:${customer.profile.customerCode}` : `guesser:${name}`;
  const account = `account:${customer?.profile.customerCode ?? name}`;
  const subjects = isKnown ? [own] : [own, `name:${name}`, 'network', account];
  const of = (subject: string) => (isKnown ? [] : (held.guesses.get(subject) ?? []));
  const failed = { byGuesser: held.guesses.get(own) ?? [], atName: of(`name:${name}`), fromNetwork: of('network') };
  const wait = guessWait(failed, held.now);
  const isTold = wait === 0 && !isGuessedOut(of(account), held.now);
  if (customer && isRight && isTold) {
    held.guesses.delete(own);
    return customer;
  }
  if (wait === 0) for (const each of subjects) held.guesses.set(each, [...(held.guesses.get(each) ?? []), held.now]);
  if (customer && isRight) mailCode(held, customer);
  return refuse(wait > 0 ? { code: 'LOGIN_CODE_NEEDED', retryAfterSeconds: wait } : { code: 'LOGIN_FAILED' });
}

function judgeCode(held: HeldShop, typed: string, customer: HeldCustomer | undefined): HeldCustomer {
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  const mailed = held.loginCodes.get(code);
  if (!customer || mailed?.customer !== customer || mailed.until <= held.now)
    return refuse({ code: 'LOGIN_CODE_WRONG' });
  held.loginCodes.delete(code);
  return customer;
}

function mailCode(held: HeldShop, customer: HeldCustomer): void {
  const { most, withinMs } = guessAllowance.codeMails;
  const { customerCode, email } = customer.profile;
  const sent = (held.guesses.get(`mails:${customerCode}`) ?? []).filter(
    (at) => at.getTime() > held.now.getTime() - withinMs,
  );
  if (sent.length >= most) return;
  held.guesses.set(`mails:${customerCode}`, [...sent, held.now]);
  const secret = `kode-${held.nextId()}`;
  held.loginCodes.set(secret.replace('-', ''), { customer, until: new Date(held.now.getTime() + withinMs) });
  held.mails.push({ to: email, kind: 'LOGIN_CODE', secret });
}

/** Notes that a customer is logged in on a device; its token. */
export function rememberDevice(held: HeldShop, customer: HeldCustomer, shown: string | undefined): string {
  const token = shown !== undefined && held.devices.has(shown) ? shown : `device-${held.nextId()}`;
  held.devices.set(token, (held.devices.get(token) ?? new Set()).add(customer));
  return token;
}

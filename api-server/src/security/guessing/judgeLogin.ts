import { setTimeout as pause } from 'node:timers/promises';
import type { Tx } from '../../db/connect.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { refuse } from '../../http/refuse.ts';
import { queueMail } from '../../mail/queueMail.ts';
import type { Services } from '../../services.ts';
import { type Begun, beginGuess, forgiveGuesser, takeBackGuess } from './beginGuess.ts';
import { type Attempted, type Guesser, knownDevice, stranger } from './guesser.ts';
import { findDevice, rememberDevice } from './knownDevices.ts';
import { isLoginCode, newLoginCode, spendLoginCode } from './loginCode.ts';
import { loginCodeMail } from './loginCodeMail.ts';

/** Longer than the mailing of a code takes: nobody reads from the time whether there was one to mail. */
const answerMs = 150;

interface LoginAttempt extends Attempted {
  /** Whose name it is, if anybody's. */
  readonly owner: { readonly email: string; readonly name: string } | undefined;
  readonly device: string | undefined;
  readonly code: string | undefined;
  readonly at: Date;
}

/** By what a right password comes in: who guesses, and whether the mailbox was shown as well. */
export interface Admitted {
  readonly guesser: Guesser;
  readonly hasCode: boolean;
  /** To be done in the transaction that opens the login: uses the code up and remembers the device; its token. */
  readonly enter: (tx: Tx) => Promise<string>;
  /** Mails a code after all, and refuses until it is there. */
  readonly askForCode: (wait: number) => Promise<never>;
}

/** What a desk does with a password. */
interface Door<T> {
  /** Whether the password is right. It costs the same for a name that nobody has. */
  readonly isRight: () => Promise<boolean>;
  /** Opens the login; undefined when the password has changed meanwhile. */
  readonly open: (admitted: Admitted) => Promise<T | undefined>;
  readonly refuseFailed: () => never;
}

/**
 * Judges a login so that guesses slow the guesser and nobody else. A stranger's password is judged openly a few times. After
 * that the answer is the same for every password and every name, and says that a code was mailed if it was right; the right
 * one comes in together with it. A device that logged in before is asked for nothing but the password.
 */
export function judgeLogin<T>(services: Services, attempt: LoginAttempt, door: Door<T>): Promise<T> {
  return attempt.code ? byCode(services, attempt, attempt.code, door) : byPassword(services, attempt, door);
}

async function byPassword<T>(services: Services, attempt: LoginAttempt, door: Door<T>): Promise<T> {
  const { db } = services.database;
  const { account, at } = attempt;
  const deviceHash = await findDevice(db, account, attempt.device);
  const guesser = account && deviceHash ? knownDevice(account, deviceHash) : stranger(attempt);
  const begun = await beginGuess(db, guesser, at);
  try {
    const isRight = await door.isRight();
    const isTold = begun.wait === 0 && !begun.isGuessedOut;
    if (isRight && isTold) {
      const login = await door.open(admit(services, attempt, guesser));
      if (login !== undefined) {
        await takeBackGuess(db, guesser, at);
        await forgiveGuesser(db, guesser);
        return login;
      }
    }
    const sameTime = pause(answerMs);
    if (isRight && !isTold) await mailCode(services, attempt);
    await sameTime;
  } catch (fault) {
    if (begun.wait === 0) await takeBackGuess(db, guesser, at);
    throw fault;
  }
  return refuseUntold(begun, door);
}

function refuseUntold<T>({ wait }: Begun, door: Door<T>): never {
  return wait > 0 ? refuse({ code: 'LOGIN_CODE_NEEDED', retryAfterSeconds: wait }) : door.refuseFailed();
}

async function byCode<T>(services: Services, attempt: LoginAttempt, code: string, door: Door<T>): Promise<T> {
  const { db } = services.database;
  // A wrong code costs nobody anything: the password is only looked at behind a right one.
  const isGood = (await isLoginCode(db, attempt.account, code, attempt.at)) && (await door.isRight());
  const login = isGood ? await door.open(admit(services, attempt, stranger(attempt), code)) : undefined;
  if (login === undefined) return refuse({ code: 'LOGIN_CODE_WRONG' });
  await forgiveGuesser(db, stranger(attempt));
  return login;
}

function admit(services: Services, attempt: LoginAttempt, guesser: Guesser, code?: string): Admitted {
  const { account = '', at, device } = attempt;
  return {
    guesser,
    hasCode: code !== undefined,
    enter: async (tx) => {
      const isSpent = code === undefined || (await spendLoginCode(tx, account, code, at));
      return isSpent ? rememberDevice(tx, account, device, at) : refuse({ code: 'LOGIN_CODE_WRONG' });
    },
    askForCode: async (wait) => {
      await mailCode(services, attempt);
      return refuse({ code: 'LOGIN_CODE_NEEDED', retryAfterSeconds: wait });
    },
  };
}

/** Only to the right password: who guesses can have no mail sent to anybody. */
async function mailCode(services: Services, { desk, account, owner, at }: LoginAttempt): Promise<void> {
  if (!account || !owner) return;
  await inTransaction(services.database.db, async (tx) => {
    const code = await newLoginCode(tx, account, at);
    if (code === undefined) return;
    const url = desk === 'shop' ? `${services.env.publicShopUrl}/login#kode=${code}` : undefined;
    await queueMail(tx, loginCodeMail({ ...owner, code, url }), at);
  });
  services.wakeMailer();
}

import { randomInt } from 'node:crypto';
import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import { guessAllowance } from 'shop-core/rules/back-office';
import type { Db, Tx } from '../../db/connect.ts';
import { tries } from '../../db/tables/customers.ts';
import { loginCodes } from '../../db/tables/logins.ts';
import { digest } from '../digest.ts';

// Without i, l, o, 0 and 1, which people mistake for one another when they copy from a mail.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const { most, withinMs } = guessAllowance.codeMails;

/** What is stored of a code, however it was typed. Of another account the same code is another. */
const hashOf = (account: string, typed: string) => digest(`${account}:${typed.toLowerCase().replace(/[\s-]/g, '')}`);

/**
 * A new code to mail, or undefined when the account had as many as it gets. Ten letters, 49 random bits: so many that
 * wrong ones need not be counted, and nobody can spend the tries of the owner.
 */
export async function newLoginCode(tx: Tx, account: string, now: Date): Promise<string | undefined> {
  const subject = `code-mail:${account}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
  const lately = and(eq(tries.subject, subject), gt(tries.at, new Date(now.getTime() - withinMs)));
  const [sent] = await tx.select({ mails: count() }).from(tries).where(lately);
  if ((sent?.mails ?? 0) >= most) return undefined;
  await tx.insert(tries).values({ subject, at: now });
  const code = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
  const expiresAt = new Date(now.getTime() + withinMs);
  await tx.insert(loginCodes).values({ hash: hashOf(account, code), account, expiresAt });
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

export async function isLoginCode(db: Db, account: string | undefined, typed: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ hash: loginCodes.hash })
    .from(loginCodes)
    .where(goodCode(account ?? '', typed, now));
  return found.length > 0;
}

/** Uses a code up; false when another login did so first. */
export async function spendLoginCode(tx: Tx, account: string, typed: string, now: Date): Promise<boolean> {
  const spent = await tx
    .delete(loginCodes)
    .where(goodCode(account, typed, now))
    .returning({ hash: loginCodes.hash });
  return spent.length > 0;
}

/** A new password makes the codes of the old one worthless. */
export async function dropLoginCodes(tx: Tx, account: string): Promise<void> {
  await tx.delete(loginCodes).where(eq(loginCodes.account, account));
}

export async function forgetOldLoginCodes(db: Db, now: Date): Promise<void> {
  await db.delete(loginCodes).where(lt(loginCodes.expiresAt, now));
}

const goodCode = (account: string, typed: string, now: Date) =>
  and(eq(loginCodes.hash, hashOf(account, typed)), eq(loginCodes.account, account), gt(loginCodes.expiresAt, now));

import { and, eq, lt, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { knownDevices } from '../../db/tables/logins.ts';
import { newToken, tokenHash } from '../token.ts';

/** A device that was not used for so long is a stranger again. */
const forgottenAfterMs = 400 * 24 * 60 * 60 * 1000;

/** The hash of a device's token, if somebody logged in to this account on it before. */
export async function findDevice(
  db: Db,
  account: string | undefined,
  token: string | undefined,
): Promise<string | undefined> {
  const hash = tokenHash(token ?? '');
  const isKnown = and(eq(knownDevices.tokenHash, hash), eq(knownDevices.account, account ?? ''));
  const [device] = await db.select({ hash: knownDevices.tokenHash }).from(knownDevices).where(isKnown);
  return device?.hash;
}

/**
 * Notes that somebody is logged in on a device. A device that is known, if only by another account, keeps its token: a
 * family shares one.
 */
export async function rememberDevice(
  tx: Tx,
  account: string,
  shown: string | undefined,
  seenAt: Date,
): Promise<string> {
  const token = shown !== undefined && (await isToken(tx, shown)) ? shown : newToken();
  await tx
    .insert(knownDevices)
    .values({ tokenHash: tokenHash(token), account, seenAt })
    .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.account], set: { seenAt } });
  return token;
}

async function isToken(tx: Tx, token: string): Promise<boolean> {
  const given = eq(knownDevices.tokenHash, tokenHash(token));
  return (await tx.select({ at: knownDevices.seenAt }).from(knownDevices).where(given).limit(1)).length > 0;
}

/** Makes every device of an account a stranger, or every one but this. */
export async function forgetDevices(tx: Tx, account: string, but?: string | null): Promise<void> {
  const isOther = but ? ne(knownDevices.tokenHash, but) : undefined;
  await tx.delete(knownDevices).where(and(eq(knownDevices.account, account), isOther));
}

export async function forgetOldDevices(db: Db, now: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, new Date(now.getTime() - forgottenAfterMs)));
}

import type { AdminTokens } from 'admin-console/contract';
import type { Db, Tx } from '../../db/connect.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { refreshVerdict } from './refreshVerdict.ts';
import { addSession, endFamily, findExpiry, lockSession, markReplaced } from './store.ts';
import { nextTokenPair } from './tokenPair.ts';

/** New tokens for a refresh token, or undefined when it is not (or no longer) good. */
export function refreshLogin(db: Db, refreshToken: string, now: Date): Promise<AdminTokens | undefined> {
  // What a stolen token ends must stay ended, so the no is a value here and not an error that rolls it back.
  return inTransaction(db, async (tx) => {
    const session = await lockSession(tx, refreshToken);
    if (!session) return undefined;
    switch (refreshVerdict(session, now)) {
      case 'REPLACED':
        await markReplaced(tx, session.id, now);
        return replace(tx, refreshToken, session, now);
      case 'REPEATED':
        return repeat(tx, refreshToken, session.family);
      default:
        await endFamily(tx, session.family);
        return undefined;
    }
  });
}

async function replace(tx: Tx, refreshToken: string, session: Parameters<typeof addSession>[1], now: Date) {
  const pair = nextTokenPair(refreshToken, session.family);
  return { ...pair, expiresAt: await addSession(tx, session, pair, now) };
}

async function repeat(tx: Tx, refreshToken: string, family: string) {
  const pair = nextTokenPair(refreshToken, family);
  const expiresAt = await findExpiry(tx, pair.refreshToken);
  return expiresAt && { ...pair, expiresAt };
}

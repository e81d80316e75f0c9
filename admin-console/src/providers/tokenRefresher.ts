import { decodeReply } from 'shop-core/wire';
import { refresh } from '../contract/index.ts';
import type { StoredSession } from './storedSession.ts';

const nearMs = 60_000;

interface Refreshing {
  readonly session: StoredSession;
  /** Sends the call with this token and gives the body, or throws what went wrong. */
  readonly send: (path: string, token: string) => Promise<unknown>;
}

/** Renews the tokens of the login: one refresh at a time, however many calls want one. */
export function tokenRefresher({ session, send }: Refreshing) {
  let running: Promise<void> | undefined;
  let triedAt = Number.NEGATIVE_INFINITY;

  const renew = async (refreshToken: string): Promise<void> => {
    const json = await send(refresh.path, refreshToken);
    // Whoever logged out meanwhile stays logged out.
    if (session.tokens()?.refreshToken === refreshToken) session.saveTokens(decodeReply(refresh, json));
  };

  /** Makes sure that the stored token is another than the one that was refused. */
  const renewAfter = async (refused: string): Promise<void> => {
    const tokens = session.tokens();
    // Another call or another tab was quicker.
    if (!tokens || tokens.token !== refused) return;
    running ??= renew(tokens.refreshToken).finally(() => {
      running = undefined;
    });
    await running;
  };

  return {
    renewAfter,
    /** Renews ahead of time when the stored expiry is near (S4.4). A failure is no matter: the token may still be good. */
    async renewWhenNear(now: number): Promise<void> {
      const tokens = session.tokens();
      // By a wrong clock every token looks old, so not for every call.
      if (!tokens || tokens.expiresAt.getTime() - now > nearMs || (now - triedAt < nearMs && !running)) return;
      triedAt = now;
      await renewAfter(tokens.token).catch(() => {});
    },
  };
}

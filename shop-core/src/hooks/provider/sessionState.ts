import { profile } from '../../contract/entities/profile.ts';
import { instant, orNull, wire } from '../../wire/index.ts';
import * as z from '../../wire/zod.ts';
import type { ShopStorage } from './shopStorage.ts';

/** Who is logged in, as kept in the browser. */
const storedSession = wire({
  token: ['token', z.string()],
  expiresAt: ['expires-at', orNull(instant)],
  mustChangePassword: ['must-change-password', z.boolean()],
  profile: ['profile', profile],
});
/** A login as the browser keeps it. */
export interface StoredSession extends z.output<typeof storedSession> {}

/** `restoring` until the browser's storage was read: what a server renders and the first client render. */
export type SessionState =
  | { readonly status: 'restoring' }
  | { readonly status: 'visitor' }
  | ({ readonly status: 'customer' } & StoredSession);

export const sessionKey = 'session';

/** Why the last login of this browser ended, for its other tabs. */
export const endKey = 'session-end';

/** Reads the stored session; garbage or an older version is a visitor. Whether it expired only the server's clock knows. */
export function readSession(storage: ShopStorage): SessionState {
  const text = storage.getItem(sessionKey);
  if (text === null) return { status: 'visitor' };
  const read = z.safeDecode(storedSession, parseJson(text) as never);
  return read.success ? { status: 'customer', ...read.data } : { status: 'visitor' };
}

export function writeSession(storage: ShopStorage, session: StoredSession | undefined): void {
  if (session) storage.setItem(sessionKey, JSON.stringify(z.encode(storedSession, session)));
  else storage.removeItem(sessionKey);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import type { AuthProvider } from 'react-admin';
import { login, logout, ownPermissions } from '../contract/index.ts';
import type { HttpClient } from './httpClient.ts';
import { readDevice, writeDevice } from './knownDevice.ts';
import { permits } from './permits.ts';
import { securityPath } from './securityPath.ts';
import type { StoredSession } from './storedSession.ts';
import type { TypedForms } from './typedForms.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Of the second factor, once the server has asked for it. */
  readonly code?: string;
  /** From the mail that the right password gets while others guess. */
  readonly loginCode?: string;
}

export interface ConsoleAuthProvider extends AuthProvider {
  /** The forms that are open, for the case that the session ends. */
  readonly typed: TypedForms;
  /** Asks what the role allows now, which somebody may have changed since the login. */
  updatePermissions(): Promise<void>;
}

/**
 * Who is logged in, by what the browser has stored; the server decides anew for every call.
 * @param onPermissionsChange what was answered by the old ones no longer holds
 */
export function createAuthProvider(
  client: HttpClient,
  session: StoredSession,
  onPermissionsChange: () => void,
  typed: TypedForms,
): ConsoleAuthProvider {
  const updatePermissions = async () => {
    const before = session.permissions();
    const asking = session.profile()?.id;
    if (asking === undefined) return;
    const now = await client.send(ownPermissions, {});
    // Whoever logged out meanwhile stays logged out.
    if (session.profile()?.id !== asking) return;
    session.savePermissions(now);
    if (session.permissions().join() !== before.join()) onPermissionsChange();
  };

  return {
    typed,
    updatePermissions,

    login: async ({ email, password, code, loginCode }: Credentials) => {
      const body = { email: email.trim(), password, code, loginCode: loginCode || undefined, device: readDevice() };
      const entered = await client.send(login, { body });
      if (entered.device) writeDevice(entered.device);
      session.save(entered);
      // Back to the form that the end of the session interrupted; what another person had typed is gone.
      const kept = typed.keptFor(entered.profile.id);
      if (entered.mustSetUpSecondFactor) return { redirectTo: securityPath };
      return kept && { redirectTo: kept.path };
    },

    // S4.2. The server is told, but nobody waits for it.
    logout: async () => {
      const wasIn = session.profile() !== undefined;
      const tokens = session.tokens();
      if (tokens) client.send(logout, {}, tokens.token).catch(() => {});
      // Whoever logs out leaves nothing behind; a session that ended has no tokens any more.
      if (tokens) typed.forget();
      session.clear();
      return wasIn ? '/' : '/login';
    },

    // S2.1
    checkAuth: async () => {
      // No message: whoever just logged out or opens the console knows.
      if (!session.profile()) await Promise.reject({ message: false });
    },

    // S4.3. Being forbidden something is no reason to log out, but one to look what is still allowed.
    checkError: async (error: { status?: number; body?: { code?: string } }) => {
      if (error.body?.code === 'SECOND_FACTOR_SET_UP_NEEDED') {
        await Promise.reject({ logoutUser: false, redirectTo: securityPath, message: false });
      }
      if (error.status === 403) updatePermissions().catch(() => {});
      if (error.status !== 401) return;
      const asked = session.profile()?.id;
      if (asked !== undefined) typed.keep(asked);
      session.forgetTokens();
      await Promise.reject({ message: 'ra.notification.logged_out', redirectTo: '/' });
    },

    ...whoIsIn(session),
  };
}

/** What the browser has stored of who is logged in, and what their role allowed when it was last asked. */
const whoIsIn = (session: StoredSession) =>
  ({
    getIdentity: async () => {
      const profile = session.profile();
      if (!profile) throw new Error('no profile');
      return { id: profile.id, fullName: profile.fullName, ...(profile.avatar && { avatar: profile.avatar }) };
    },

    getPermissions: async () => session.permissions(),

    canAccess: async ({ resource, action }) => permits(action, resource, session.permissions()),
  }) satisfies Partial<AuthProvider>;

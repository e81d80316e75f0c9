import type { AuthProvider } from 'react-admin';
import { login, logout } from '../contract/index.ts';

import type { HttpClient } from './httpClient.ts';
import { permissionFor } from './permissionFor.ts';
import type { StoredSession } from './storedSession.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Who is logged in, by what the browser has stored; the server decides anew for every call. */
export function createAuthProvider(client: HttpClient, session: StoredSession): AuthProvider {
  return {
    login: async ({ email, password }: Credentials) => {
      session.save(await client.send(login, { body: { email: email.trim(), password } }));
    },

    // S4.2. The server is told, but nobody waits for it.
    logout: async () => {
      const wasIn = session.profile() !== undefined;
      const tokens = session.tokens();
      if (tokens) client.send(logout, {}, tokens.token).catch(() => {});
      session.clear();
      return wasIn ? '/' : '/login';
    },

    // S2.1
    checkAuth: async () => {
      // No message: whoever just logged out or opens the console knows.
      if (!session.profile()) await Promise.reject({ message: false });
    },

    // S4.3. Being forbidden something is no reason to log out.
    checkError: async (error: { status?: number }) => {
      if (error.status !== 401) return;
      session.forgetTokens();
      await Promise.reject({ message: 'ra.notification.logged_out', redirectTo: '/' });
    },

    getIdentity: async () => {
      const profile = session.profile();
      if (!profile) throw new Error('no profile');
      return { id: profile.id, fullName: profile.fullName, ...(profile.avatar && { avatar: profile.avatar }) };
    },

    getPermissions: async () => session.permissions(),

    canAccess: async ({ resource, action }) => session.permissions().includes(permissionFor(action, resource)),
  };
}

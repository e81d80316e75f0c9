import { login, logout, refresh } from 'admin-console/contract';
import { refuse } from '../../http/refuse.ts';
import { serve } from '../../http/serve.ts';
import { bearerToken } from '../../security/token.ts';
import type { Services } from '../../services.ts';
import { type AdminDesk, atAdminDesk } from '../desk.ts';
import { logIn } from './logIn.ts';
import { refreshLogin } from './refreshLogin.ts';
import { endFamily } from './store.ts';

/** Login, refresh and logout of the console. */
export function adminSessionRoutes(desk: AdminDesk, services: Services): void {
  const { db } = services.database;
  atAdminDesk(desk, (at) => {
    serve(at, login, ({ body }, { request }) => logIn(services, body, request.ip));
    serve(at, refresh, async (_, { request }) => {
      const refreshToken = bearerToken(request.headers.authorization);
      const tokens = refreshToken && (await refreshLogin(db, refreshToken, services.now()));
      return tokens || refuse({ code: 'LOGIN_REQUIRED' });
    });
    serve(at, logout, async (_, { caller }) => {
      await endFamily(db, caller.family);
      return null;
    });
  });
}

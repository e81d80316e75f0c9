import { login, logout, refresh } from 'admin-console/contract';
import { inTransaction } from '../../db/inTransaction.ts';
import { refuse } from '../../http/refuse.ts';
import { serve } from '../../http/serve.ts';
import { bearerToken } from '../../security/token.ts';
import type { Services } from '../../services.ts';
import { type AdminDesk, atAdminDesk } from '../desk.ts';
import { writeAudit } from '../writeAudit.ts';
import { logIn } from './logIn.ts';
import { ownLoginRoutes } from './own/loginRoutes.ts';
import { ownPasswordRoutes } from './own/passwordRoutes.ts';
import { ownViewRoutes } from './own/viewRoutes.ts';
import { refreshLogin } from './refreshLogin.ts';
import { secondFactorRoutes } from './secondFactor/routes.ts';
import { endFamily } from './store.ts';

/** Login, refresh and logout of the console, and how safe an admin's own login is. */
export function adminSessionRoutes(desk: AdminDesk, services: Services): void {
  const { db } = services.database;
  atAdminDesk(desk, (at) => {
    serve(at, login, ({ body }, { request }) =>
      logIn(services, body, { ip: request.ip, userAgent: request.headers['user-agent']?.slice(0, 300) ?? null }),
    );
    serve(at, refresh, async (_, { request }) => {
      const refreshToken = bearerToken(request.headers.authorization);
      const tokens = refreshToken && (await refreshLogin(db, refreshToken, services.now()));
      return tokens || refuse({ code: 'LOGIN_REQUIRED' });
    });
    serve(at, logout, (_, { caller: { id, family }, request }) =>
      inTransaction(db, async (tx) => {
        await endFamily(tx, family);
        const act = { adminId: id, at: services.now(), ip: request.ip, entity: 'users', entityId: id };
        await writeAudit(tx, { ...act, action: 'log-out' });
        return null;
      }),
    );
    ownLoginRoutes(at, services);
    ownPasswordRoutes(at, services);
    ownViewRoutes(at, services);
    secondFactorRoutes(at, services);
  });
}

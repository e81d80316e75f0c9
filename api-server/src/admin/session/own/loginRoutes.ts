import { endOtherLogins, endOwnLogin, ownLogins } from 'admin-console/contract';
import { inTransaction } from '../../../db/inTransaction.ts';
import { serve } from '../../../http/serve.ts';
import type { Services } from '../../../services.ts';
import type { AdminDesk } from '../../desk.ts';
import { writeAudit } from '../../writeAudit.ts';
import { endLogin, endOthers, findLogins } from './store.ts';

/** Where an admin is logged in, and the end of that. */
export function ownLoginRoutes(desk: AdminDesk, { database: { db }, now }: Services): void {
  serve(desk, ownLogins, (_, { caller }) => findLogins(db, caller, now()));
  serve(desk, endOwnLogin, ({ params }, { caller, request }) =>
    inTransaction(db, async (tx) => {
      const before = await endLogin(tx, caller.id, params.id);
      const act = { adminId: caller.id, at: now(), ip: request.ip, entity: 'users', entityId: caller.id };
      if (before) await writeAudit(tx, { ...act, action: 'end-login', before });
      return null;
    }),
  );
  serve(desk, endOtherLogins, (_, { caller, request }) =>
    inTransaction(db, async (tx) => {
      await endOthers(tx, caller);
      const act = { adminId: caller.id, at: now(), ip: request.ip, entity: 'users', entityId: caller.id };
      await writeAudit(tx, { ...act, action: 'end-other-logins' });
      return null;
    }),
  );
}

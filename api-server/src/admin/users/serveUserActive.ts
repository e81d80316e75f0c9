import { setUserActive } from 'admin-console/contract';
import { inTransaction } from '../../db/inTransaction.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import type { AdminDesk } from '../desk.ts';
import { refuseAdmin } from '../refuseAdmin.ts';
import { writeAudit } from '../writeAudit.ts';
import { lockWithRole } from './lockWithRole.ts';
import { findUser, markActive } from './store.ts';
import { whyNotSetActive } from './whyNotSetActive.ts';

/** Keeps a user out of the console without deleting it, or lets it in again. */
export function serveUserActive(desk: AdminDesk, { database: { db }, now }: Services): void {
  serve(desk, setUserActive, async ({ params: { id }, body: { isActive } }, { caller, request }) => {
    await inTransaction(db, async (tx) => {
      const locked = await lockWithRole(tx, id);
      const problem = whyNotSetActive({ ...locked, isActive, byId: caller.id, own: caller.permissions });
      if (problem) refuseAdmin(problem);
      await markActive(tx, id, isActive);
      const act = { adminId: caller.id, at: now(), ip: request.ip, entity: 'users', entityId: id };
      const action = isActive ? 'activate' : 'deactivate';
      await writeAudit(tx, { ...act, action, before: { isActive: !isActive }, after: { isActive } });
    });
    return (await findUser(db, id)) ?? refuseAdmin({ code: 'USER_NOT_FOUND' });
  });
}

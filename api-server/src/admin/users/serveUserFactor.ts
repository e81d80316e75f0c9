import { resetSecondFactor, userSecondFactor } from 'admin-console/contract';
import { inTransaction } from '../../db/inTransaction.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import type { AdminDesk } from '../desk.ts';
import { refuseAdmin } from '../refuseAdmin.ts';
import { removeSecondFactor } from '../removeSecondFactor.ts';
import { writeAudit } from '../writeAudit.ts';
import { lockWithRole } from './lockWithRole.ts';
import { endLogins, hasSecondFactor } from './store.ts';
import { whyNotResetFactor } from './whyNotResetFactor.ts';

/** The second factor of somebody else, who may have lost the phone it is on. */
export function serveUserFactor(desk: AdminDesk, { database: { db }, now }: Services): void {
  serve(desk, userSecondFactor, async ({ params: { id } }) => {
    return { isOn: (await hasSecondFactor(db, id)) ?? refuseAdmin({ code: 'USER_NOT_FOUND' }) };
  });
  serve(desk, resetSecondFactor, ({ params: { id } }, { caller, request }) =>
    inTransaction(db, async (tx) => {
      const locked = await lockWithRole(tx, id);
      const problem = whyNotResetFactor({ ...locked, byId: caller.id, own: caller.permissions });
      if (problem) refuseAdmin(problem);
      await removeSecondFactor(tx, id);
      // Whoever found the phone may be logged in with it.
      await endLogins(tx, id);
      const act = { adminId: caller.id, at: now(), ip: request.ip, entity: 'users', entityId: id };
      await writeAudit(tx, { ...act, action: 'reset-second-factor' });
      return null;
    }),
  );
}

import { changeOwnPassword } from 'admin-console/contract';
import { and, eq } from 'drizzle-orm';
import { passwordChangeProblems } from 'shop-core/rules/back-office';
import { inTransaction } from '../../../db/inTransaction.ts';
import { admins } from '../../../db/tables/admins.ts';
import { refuse, refuseFields } from '../../../http/refuse.ts';
import { serve } from '../../../http/serve.ts';
import { hashPassword } from '../../../security/passwordHash.ts';
import type { Services } from '../../../services.ts';
import type { AdminDesk } from '../../desk.ts';
import { writeAudit } from '../../writeAudit.ts';
import { requireOwnPassword } from './requireOwnPassword.ts';
import { endOthers } from './store.ts';

/** The admin's own password. Whoever else is logged in with the old one is out at once. */
export function ownPasswordRoutes(desk: AdminDesk, services: Services): void {
  const { database, now } = services;
  serve(desk, changeOwnPassword, async ({ body }, { caller, request }) => {
    const { currentPassword, newPassword } = body;
    const form = { currentPassword, newPassword, confirmation: newPassword };
    // The confirmation stays in the browser.
    const isReal = ({ field }: { readonly field: string }) => field !== 'confirmation';
    refuseFields(passwordChangeProblems(form).filter(isReal));
    const own = await requireOwnPassword(services, caller, { field: 'currentPassword', password: currentPassword });
    refuseFields(passwordChangeProblems(form, [own.name, own.email]).filter(isReal));
    const passwordHash = await hashPassword(newPassword);
    await inTransaction(database.db, async (tx) => {
      const isStill = and(eq(admins.id, caller.id), eq(admins.passwordHash, own.passwordHash));
      const changed = await tx.update(admins).set({ passwordHash }).where(isStill).returning({ id: admins.id });
      // Somebody else changed it meanwhile, and this login is over with the others.
      if (changed.length === 0) refuse({ code: 'LOGIN_REQUIRED' });
      await endOthers(tx, caller);
      const act = { adminId: caller.id, at: now(), ip: request.ip, entity: 'users', entityId: caller.id };
      const [before, after] = [{ passwordHash: own.passwordHash }, { passwordHash }];
      await writeAudit(tx, { ...act, action: 'change-password', before, after });
    });
    return null;
  });
}

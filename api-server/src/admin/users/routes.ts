import { deleteUser, getUser, listUsers } from 'admin-console/contract';
import { inTransaction } from '../../db/inTransaction.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { type Admin, type AdminDesk, atAdminDesk } from '../desk.ts';
import { refuseAdmin } from '../refuseAdmin.ts';
import { writeAudit } from '../writeAudit.ts';
import { userFormRoutes } from './formRoutes.ts';
import { hasOpenWork } from './hasOpenWork.ts';
import { lockWithRole } from './lockWithRole.ts';
import { serveUserActive } from './serveUserActive.ts';
import { serveUserFactor } from './serveUserFactor.ts';
import { auditedUser, countUsers, findUser, findUsers, markDeleted } from './store.ts';
import { usersPage } from './usersPage.ts';
import { whyNotDeleteUser } from './whyNotDeleteUser.ts';

/** The users of the console. */
export function userRoutes(desk: AdminDesk, services: Services): void {
  atAdminDesk(desk, (at) => {
    serveList(at, services);
    serveOne(at, services);
    serveDelete(at, services);
    serveUserActive(at, services);
    serveUserFactor(at, services);
    userFormRoutes(at, services);
  });
}

function serveList(desk: AdminDesk, { database: { db } }: Services): void {
  serve(desk, listUsers, async ({ query }, { caller }) => {
    const asked = usersPage(query);
    const data = await findUsers(db, asked);
    const total = await countUsers(db, asked.search);
    const pagination = { perPage: asked.limit, currentPage: asked.page, total };
    return { data, meta: { pagination, custom: allowedOf(caller) } };
  });
}

function allowedOf({ permissions }: Admin) {
  return {
    isEdit: permissions.has('edit-users'),
    isDelete: permissions.has('delete-users'),
    isCreate: permissions.has('create-users'),
  };
}

function serveOne(desk: AdminDesk, { database: { db } }: Services): void {
  serve(desk, getUser, async ({ params }) => {
    return (await findUser(db, params.id)) ?? refuseAdmin({ code: 'USER_NOT_FOUND' });
  });
}

function serveDelete(desk: AdminDesk, { database: { db }, now }: Services): void {
  serve(desk, deleteUser, ({ params: { id } }, { caller, request }) =>
    inTransaction(db, async (tx) => {
      const locked = await lockWithRole(tx, id);
      const problem = whyNotDeleteUser({ ...locked, byId: caller.id, own: caller.permissions });
      if (problem) refuseAdmin(problem);
      // Somebody else would have to take it over first.
      if (await hasOpenWork(tx, id)) refuseAdmin({ code: 'OPEN_WORK' });
      const before = await auditedUser(tx, id);
      await markDeleted(tx, id, now());
      const act = { adminId: caller.id, at: now(), ip: request.ip, entity: 'users', entityId: id };
      await writeAudit(tx, { ...act, action: 'delete', before });
      return null;
    }),
  );
}

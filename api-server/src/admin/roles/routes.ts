import {
  createRole,
  deleteRole,
  editRole,
  getRole,
  listRoles,
  ownPermissions,
  type RoleForm,
} from 'admin-console/contract';
import type { Tx } from '../../db/connect.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { refuseFields } from '../../http/refuse.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { type Admin, type AdminDesk, atAdminDesk } from '../desk.ts';
import { refuseAdmin } from '../refuseAdmin.ts';
import { writeAudit } from '../writeAudit.ts';
import {
  auditedRole,
  findRole,
  findRoles,
  insertRole,
  isInUse,
  isNameTaken,
  lockRole,
  removeRole,
  roleIdOf,
  writeRole,
} from './store.ts';
import { type RoleEditor, whyNotAllow, whyNotEditRole, whyNotTouchRole } from './whyNotTouchRole.ts';

/** The roles of the console and what they allow. */
export function roleRoutes(desk: AdminDesk, services: Services): void {
  atAdminDesk(desk, (at) => {
    serveReads(at, services);
    serveCreate(at, services);
    serveEdit(at, services);
    serveDelete(at, services);
  });
}

function serveReads(desk: AdminDesk, { database: { db } }: Services): void {
  serve(desk, listRoles, () => findRoles(db));
  serve(desk, getRole, async ({ params }, { caller }) => {
    return (await findRole(db, params.id, mayList(caller))) ?? refuseAdmin({ code: 'ROLE_NOT_FOUND' });
  });
  serve(desk, ownPermissions, async (_, { caller }) =>
    [...caller.permissions].sort().map((name) => ({ name, access: true })),
  );
}

const mayList = ({ permissions }: Admin) => permissions.has('list-users');

function serveCreate(desk: AdminDesk, { database: { db }, now }: Services): void {
  serve(desk, createRole, async ({ body }, { caller, request }) => {
    const displayName = judgedName(body);
    const id = await inTransaction(db, async (tx) => {
      const problem = whyNotAllow(allowedBy(body), await editor(tx, caller));
      if (problem) refuseAdmin(problem);
      if (await isNameTaken(tx, displayName)) refuseAdmin({ code: 'ROLE_NAME_TAKEN' });
      const made = (await insertRole(tx, nameOf(displayName), displayName)) ?? refuseAdmin({ code: 'ROLE_NAME_TAKEN' });
      await writeRole(tx, made, displayName, body);
      const act = { adminId: caller.id, at: now(), ip: request.ip, entity: 'roles', entityId: made };
      await writeAudit(tx, { ...act, action: 'create', after: await auditedRole(tx, made) });
      return made;
    });
    return (await findRole(db, id, mayList(caller))) ?? refuseAdmin({ code: 'ROLE_NOT_FOUND' });
  });
}

function serveEdit(desk: AdminDesk, { database: { db }, now }: Services): void {
  serve(desk, editRole, async ({ params: { id }, body }, { caller, request }) => {
    const displayName = judgedName(body);
    await inTransaction(db, async (tx) => {
      const by = await editor(tx, caller);
      const problem = whyNotEditRole(await lockRole(tx, id), { displayName, allows: allowedBy(body) }, by);
      if (problem) refuseAdmin(problem);
      if (await isNameTaken(tx, displayName, id)) refuseAdmin({ code: 'ROLE_NAME_TAKEN' });
      const before = await auditedRole(tx, id);
      await writeRole(tx, id, displayName, body);
      const act = { adminId: caller.id, at: now(), ip: request.ip, entity: 'roles', entityId: id };
      await writeAudit(tx, { ...act, action: 'edit', before, after: await auditedRole(tx, id) });
    });
    return (await findRole(db, id, mayList(caller))) ?? refuseAdmin({ code: 'ROLE_NOT_FOUND' });
  });
}

function serveDelete(desk: AdminDesk, { database: { db }, now }: Services): void {
  serve(desk, deleteRole, ({ params: { id } }, { caller, request }) =>
    inTransaction(db, async (tx) => {
      const problem = whyNotTouchRole(await lockRole(tx, id), await editor(tx, caller));
      if (problem) refuseAdmin(problem);
      if (await isInUse(tx, id)) refuseAdmin({ code: 'ROLE_IN_USE' });
      const act = { adminId: caller.id, at: now(), ip: request.ip, entity: 'roles', entityId: id };
      await writeAudit(tx, { ...act, action: 'delete', before: await auditedRole(tx, id) });
      await removeRole(tx, id);
      return null;
    }),
  );
}

const allowedBy = ({ permissions }: RoleForm) => permissions.flatMap(({ name, access }) => (access ? name : []));

async function editor(tx: Tx, { id, permissions }: Admin): Promise<RoleEditor> {
  return { roleId: await roleIdOf(tx, id), permissions };
}

function judgedName({ displayName }: RoleForm): string {
  const name = displayName.trim();
  if (!name) refuseFields([{ field: 'displayName', code: 'REQUIRED' }]);
  return name;
}

/** What the server calls a role: 'Report Admin' is report-admin for good, however it is called later. */
const nameOf = (displayName: string) =>
  displayName
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || displayName;

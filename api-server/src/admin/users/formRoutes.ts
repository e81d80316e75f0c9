import { createUser, editUser, type UserEdit, type UserForm } from 'admin-console/contract';
import type { Tx } from '../../db/connect.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { violatedUnique } from '../../db/violatedUnique.ts';
import { atFormDesk } from '../../http/atFormDesk.ts';
import { refuse, refuseFields } from '../../http/refuse.ts';
import { serve } from '../../http/serve.ts';
import { squarePicture } from '../../pictures/squarePicture.ts';
import { hashPassword } from '../../security/passwordHash.ts';
import type { Services } from '../../services.ts';
import type { Admin, AdminDesk } from '../desk.ts';
import { refuseAdmin } from '../refuseAdmin.ts';
import { writeAudit } from '../writeAudit.ts';
import { insertUser, lockRole, updateUser, type Written } from './formStore.ts';
import { refusedUser } from './refusedUser.ts';
import { auditedUser, findUser, lockUser } from './store.ts';
import { whyNotChangeRole, whyNotGiveRole, withAdditional } from './whyNotGiveRole.ts';

/** The forms of a user of the console (S7.8, S7.10). Passwords are hashed before a transaction holds anything. */
export function userFormRoutes(desk: AdminDesk, services: Services): void {
  atFormDesk(desk, (at) => {
    serveCreate(at, services);
    serveEdit(at, services);
  });
}

function serveCreate(desk: AdminDesk, { database: { db }, now }: Services): void {
  serve(desk, createUser, async ({ body }, { caller, request }) => {
    const { birthDate, form } = newUser(body, now());
    const [passwordHash, picture] = [await hashPassword(form.password), await drawn(form.avatar)];
    const id = await uniqueFields(() =>
      inTransaction(db, async (tx) => {
        const role = (await lockRole(tx, form.roleId ?? 0)) ?? refuseRole();
        const problem = whyNotGiveRole(withAdditional(role, form.additionalRole ?? null), caller.permissions);
        if (problem) refuseAdmin(problem);
        const written = { roleId: role.id, passwordHash, picture, createdAt: now() };
        const made = await insertUser(tx, { ...form, birthDate }, written);
        const act = { adminId: caller.id, at: now(), ip: request.ip, entity: 'users', entityId: made };
        await writeAudit(tx, { ...act, action: 'create', after: await auditedUser(tx, made) });
        return made;
      }),
    );
    return (await findUser(db, id)) ?? refuseAdmin({ code: 'USER_NOT_FOUND' });
  });
}

function newUser(form: UserForm, at: Date) {
  refuseFields(refusedUser(form, at, true));
  const { birthDate } = form;
  if (!birthDate) throw new Error('a birth date that was judged is missing');
  return { form, birthDate };
}

function serveEdit(desk: AdminDesk, { database: { db }, now }: Services): void {
  serve(desk, editUser, async ({ params: { id }, body }, { caller, request }) => {
    refuseFields(refusedUser(body, now(), false));
    const passwordHash = body.password ? await hashPassword(body.password) : undefined;
    const more = { passwordHash, picture: await drawn(body.avatar) };
    const act = { adminId: caller.id, at: now(), ip: request.ip, entity: 'users', entityId: id };
    await uniqueFields(() =>
      inTransaction(db, async (tx) => {
        const before = await auditedUser(tx, id);
        await edit(tx, id, body, more, caller);
        await writeAudit(tx, { ...act, action: 'edit', before, after: await auditedUser(tx, id) });
      }),
    );
    return (await findUser(db, id)) ?? refuseAdmin({ code: 'USER_NOT_FOUND' });
  });
}

async function edit(tx: Tx, id: number, form: UserEdit, more: Omit<Written, 'roleId'>, by: Admin): Promise<void> {
  const { user, superAdminCount } = await lockUser(tx, id);
  if (!user) return refuseAdmin({ code: 'USER_NOT_FOUND' });
  const from = withAdditional((await lockRole(tx, user.roleId)) ?? refuseRole(), user.additionalRole);
  const to = withAdditional((await lockRole(tx, form.roleId ?? 0)) ?? refuseRole(), form.additionalRole ?? null);
  const problem = whyNotChangeRole({ userId: id, byId: by.id, from, to, own: by.permissions, superAdminCount });
  if (problem) refuseAdmin(problem);
  await updateUser(tx, id, form, { roleId: to.id, ...more });
}

/** The picture of a form, drawn anew; undefined when no file was chosen. */
async function drawn(avatar: Uint8Array | undefined): Promise<Buffer | undefined> {
  if (!avatar || avatar.length === 0) return undefined;
  const picture = await squarePicture(Buffer.from(avatar));
  return picture ?? refuse({ code: 'FORM_INVALID', fields: [{ field: 'avatar', code: 'PICTURE_INVALID' }] });
}

function refuseRole(): never {
  return refuse({ code: 'FORM_INVALID', fields: [{ field: 'roleId', code: 'CHOICE_INVALID' }] });
}

/** Two forms may bring the same e-mail or staff number at once; the database lets one through. */
async function uniqueFields<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const constraint = violatedUnique(error);
    if (constraint === 'admins_email') refuseFields([{ field: 'email', code: 'EMAIL_TAKEN' }]);
    if (constraint === 'admins_nik') refuseFields([{ field: 'nik', code: 'NIK_TAKEN' }]);
    throw error;
  }
}

import type { UserEdit, UserForm } from 'admin-console/contract';
import { and, eq, sql } from 'drizzle-orm';
import { stripSpaces } from 'shop-core/rules';
import { identityKey } from 'shop-core/rules/back-office';
import type { Tx } from '../../db/connect.ts';
import { admins, rolePermissions, roles } from '../../db/tables/admins.ts';
import { dropPicture, storePicture } from '../../pictures/storedPicture.ts';
import { allowedByRole } from '../allowedByRole.ts';
import { endLogins } from './store.ts';
import type { GivenRole } from './whyNotGiveRole.ts';

/** A role with what it allows, held until the transaction ends; undefined when there is no such role. */
export async function lockRole(tx: Tx, id: number): Promise<GivenRole | undefined> {
  const [role] = await tx.select({ id: roles.id, name: roles.name }).from(roles).where(eq(roles.id, id)).for('share');
  if (!role) return undefined;
  const allowed = await tx
    .select({ name: rolePermissions.name })
    .from(rolePermissions)
    .where(and(eq(rolePermissions.roleId, id), rolePermissions.access));
  return {
    ...role,
    permissions: allowedByRole(
      role.name,
      allowed.map(({ name }) => name),
    ),
  };
}

/** What of a form is written as it stands. */
function columnsOf(form: UserForm | UserEdit) {
  const email = stripSpaces(form.email);
  return {
    email,
    emailKey: identityKey(email),
    phone: form.phone.trim(),
    additionalRole: form.additionalRole ?? null,
    ...(form.name.trim() && { name: form.name.trim() }),
    ...(form.address.trim() && { address: form.address.trim() }),
    ...(form.birthDate && { birthDate: form.birthDate }),
    ...(form.nik && { nik: form.nik.trim() }),
    ...(form.position !== undefined && { position: form.position.trim() || null }),
    ...(form.birthCity !== undefined && { birthCity: form.birthCity.trim() || null }),
  };
}

/** What is written beside the fields of a form. */
export interface Written {
  readonly roleId: number;
  readonly passwordHash: string | undefined;
  readonly picture: Buffer | undefined;
}

/** Writes a new user; the id. Whoever has no staff number yet gets the next one. */
export async function insertUser(
  tx: Tx,
  form: UserForm & { readonly birthDate: string },
  { roleId, passwordHash, picture, createdAt }: Written & { readonly passwordHash: string; readonly createdAt: Date },
): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('admins', 'id'))::int as id`,
  );
  const id = rows[0]?.id ?? 0;
  const nik = `SE-${String(id).padStart(4, '0')}`;
  await tx.insert(admins).values({
    id,
    nik,
    name: form.name,
    address: form.address,
    birthDate: form.birthDate,
    roleId,
    passwordHash,
    createdAt,
    ...columnsOf(form),
    ...(picture && { avatar: await storePicture(tx, picture) }),
  });
  return id;
}

/** Writes over a user what the form says. With a new password every login of the user ends. */
export async function updateUser(
  tx: Tx,
  id: number,
  form: UserEdit,
  { roleId, passwordHash, picture }: Written,
): Promise<void> {
  const [before] = await tx.select({ avatar: admins.avatar }).from(admins).where(eq(admins.id, id));
  const avatar = picture && (await storePicture(tx, picture));
  await tx
    .update(admins)
    .set({ ...columnsOf(form), roleId, ...(passwordHash !== undefined && { passwordHash }), ...(avatar && { avatar }) })
    .where(eq(admins.id, id));
  if (avatar) await dropPicture(tx, before?.avatar ?? null);
  if (passwordHash !== undefined) await endLogins(tx, id);
}

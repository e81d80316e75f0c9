import { eq } from 'drizzle-orm';
import { startLogin } from '../../api-server/src/admin/session/store.ts';
import { newTokenPair } from '../../api-server/src/admin/session/tokenPair.ts';
import { adminSessions, admins, rolePermissions, roles } from '../../api-server/src/db/tables/admins.ts';
import { customers, sessions } from '../../api-server/src/db/tables/customers.ts';
import { hashPassword } from '../../api-server/src/security/passwordHash.ts';
import { newToken, tokenHash } from '../../api-server/src/security/token.ts';
import { addBuyers, type Buyer, type TestPurchase } from '../../api-server/src/shop/testPurchase.ts';

export const password = 'gelombang besar';
let hash: Promise<string> | undefined;
const passwordHash = () => (hash ??= hashPassword(password));

/** Customers who could order at once, and log in with `password`. */
export async function addShoppers(shop: TestPurchase, count: number): Promise<Buyer[]> {
  return addBuyers(shop, count, { passwordHash: await passwordHash() });
}

/** Ends an account without ending its logins, as it looks to who is on the way. */
export async function deleteCustomer({ db, now }: TestPurchase, { id }: Buyer): Promise<void> {
  await db.update(customers).set({ deletedAt: now() }).where(eq(customers.id, id));
}

export async function expireLogin({ db, now }: TestPurchase, { token }: Buyer): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresAt: now() })
    .where(eq(sessions.tokenHash, tokenHash(token)));
}

export interface Official {
  readonly id: number;
  readonly email: string;
  readonly token: string;
  readonly refreshToken: string;
}

let made = 0;

/** A role that has every permission the super admin has, but these. */
export async function addRoleWithout({ db }: TestPurchase, denied: readonly string[]): Promise<number> {
  made += 1;
  const [role] = await db
    .insert(roles)
    .values({ name: `tanpa-${made}`, displayName: `Tanpa ${made}` })
    .returning();
  if (!role) throw new Error('no role was added');
  const all = await db
    .select({ name: rolePermissions.name })
    .from(rolePermissions)
    .innerJoin(roles, eq(roles.id, rolePermissions.roleId))
    .where(eq(roles.name, 'super-admin'));
  await db
    .insert(rolePermissions)
    .values(all.map(({ name }) => ({ roleId: role.id, name, access: !denied.includes(name) })));
  return role.id;
}

export async function superAdminRoleId({ db }: TestPurchase): Promise<number> {
  const [role] = await db.select().from(roles).where(eq(roles.name, 'super-admin'));
  if (!role) throw new Error('there is no super admin');
  return role.id;
}

/** An admin of the console with a login that is open. */
export async function addOfficial({ db, now }: TestPurchase, roleId: number): Promise<Official> {
  made += 1;
  const email = `pegawai${made}@samudra.example`;
  const [admin] = await db
    .insert(admins)
    .values({
      ...{ nik: `NIK-${made}`, name: `Pegawai ${made}`, email, emailKey: email, passwordHash: await passwordHash() },
      ...{ roleId, phone: '0215551234', address: 'Jl. Pelabuhan 1', birthDate: '1990-05-17', createdAt: now() },
    })
    .returning();
  if (!admin) throw new Error('no admin was added');
  const pair = newTokenPair();
  await db.transaction((tx) => startLogin(tx, admin.id, newToken(), pair, now()));
  return { id: admin.id, email, ...pair };
}

export async function expireOfficial({ db, now }: TestPurchase, { token }: Official): Promise<void> {
  await db
    .update(adminSessions)
    .set({ expiresAt: now() })
    .where(eq(adminSessions.tokenHash, tokenHash(token)));
}

export async function deleteOfficial({ db, now }: TestPurchase, { id }: Official): Promise<void> {
  await db.update(admins).set({ deletedAt: now() }).where(eq(admins.id, id));
}

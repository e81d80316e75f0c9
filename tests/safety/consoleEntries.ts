import * as contract from 'admin-console/contract';
import { Secret, TOTP } from 'otpauth';
import { calendarDate } from 'shop-core/rules';
import { adminSecondFactors, admins } from '../../api-server/src/db/tables/admins.ts';
import { reviews } from '../../api-server/src/db/tables/reviews.ts';
import { orderRow } from '../../api-server/src/shop/testLoyalty.ts';
import { type Entry, entry, type World } from './entry.ts';
import { addOfficial, addRoleWithout, password } from './people.ts';
import { orderCodeOf } from './shopEntries.ts';
import { workEntries } from './workEntries.ts';

const newOfficial = async ({ shop }: World) => addOfficial(shop, await addRoleWithout(shop, ['list-users']));

/** The form of a user who does not exist yet. */
async function userForm({ shop }: World) {
  const roleId = await addRoleWithout(shop, ['list-users']);
  const email = `baru${roleId}@samudra.example`;
  return {
    ...{ name: 'Pegawai Baru', email, phone: '081234567890', address: 'Jl. Pelabuhan 1', password, roleId },
    birthDate: calendarDate('1990-05-17'),
  };
}

/** The form of a role whose name is free. */
async function roleForm(shop: World['shop']) {
  const taken = await addRoleWithout(shop, []);
  const permissions = [{ name: 'list-events' as const, access: true }];
  return { displayName: `Peran Baru ${taken}`, permissions };
}

/** A review that waits. */
async function reviewOf({ shop: { db, now }, a }: World): Promise<number> {
  const said = { name: 'Ayu', title: 'Bagus', comment: 'Indah.', rate: 5, status: 'PENDING' as const, isBuyer: false };
  const [review] = await db
    .insert(reviews)
    .values({ productId: 1, customerId: a.id, ...said, createdAt: now() })
    .onConflictDoUpdate({ target: [reviews.productId, reviews.customerId], set: said })
    .returning();
  return review?.id ?? 0;
}

/** Gives everybody a second factor, on since then or waiting for its first code; a code of it. */
async function waitingFactor({ db, now }: World['shop'], confirmedAt: Date | null): Promise<string> {
  const factor = { secret: new Secret().base32, confirmedAt, lastUsedStep: null };
  const everybody = await db.select({ adminId: admins.id }).from(admins);
  await db
    .insert(adminSecondFactors)
    .values(everybody.map(({ adminId }) => ({ adminId, ...factor })))
    .onConflictDoUpdate({ target: adminSecondFactors.adminId, set: factor });
  return new TOTP({ secret: Secret.fromBase32(factor.secret) }).generate({ timestamp: now().getTime() });
}

/** The calls of the console. */
export const consoleEntries: readonly Entry[] = [
  entry(contract.login, async (world) => ({ body: { email: (await newOfficial(world)).email, password } })),
  // It wants a refresh token, and nobody's access token is one (case 12).
  entry(contract.refresh, undefined, { everybody: 401 }),
  entry(contract.logout),
  entry(contract.ownLogins),
  entry(contract.ownViews),
  entry(contract.saveOwnViews, () => ({
    params: { list: 'projects' },
    body: { views: [{ label: 'Milik saya', state: '{}' }] },
  })),
  // Whoever names a login that is not theirs ends none, and is told so as of one that is over.
  entry(contract.endOwnLogin, () => ({ params: { id: 1 } })),
  entry(contract.endOtherLogins),
  entry(contract.changeOwnPassword, () => ({
    body: { currentPassword: password, newPassword: 'jangkar di dasar laut' },
  })),
  entry(contract.ownSecondFactor),
  entry(contract.beginSecondFactor, () => ({ body: { password } })),
  entry(contract.confirmSecondFactor, async ({ shop }) => ({ body: { code: await waitingFactor(shop, null) } })),
  entry(contract.endSecondFactor, async ({ shop }) => ({
    body: { password, code: await waitingFactor(shop, shop.now()) },
  })),
  entry(contract.listUsers, () => ({ query: {} })),
  entry(contract.getUser, async (world) => ({ params: { id: (await newOfficial(world)).id } })),
  entry(contract.deleteUser, async (world) => ({ params: { id: (await newOfficial(world)).id } })),
  entry(contract.setUserActive, async (world) => ({
    params: { id: (await newOfficial(world)).id },
    body: { isActive: false },
  })),
  entry(contract.userSecondFactor, async (world) => ({ params: { id: (await newOfficial(world)).id } })),
  entry(contract.resetSecondFactor, async (world) => ({ params: { id: (await newOfficial(world)).id } })),
  entry(contract.createUser, async (world) => ({ body: await userForm(world) })),
  entry(contract.editUser, async (world) => ({
    params: { id: (await newOfficial(world)).id },
    body: await userForm(world),
  })),
  entry(contract.listRoles),
  entry(contract.ownPermissions),
  entry(contract.getRole, async ({ shop }) => ({ params: { id: await addRoleWithout(shop, []) } })),
  entry(contract.createRole, async ({ shop }) => ({ body: await roleForm(shop) })),
  entry(contract.editRole, async ({ shop }) => ({
    params: { id: await addRoleWithout(shop, []) },
    body: await roleForm(shop),
  })),
  entry(contract.deleteRole, async ({ shop }) => ({ params: { id: await addRoleWithout(shop, []) } })),
  entry(contract.decideReview, async (world) => ({
    params: { id: await reviewOf(world) },
    body: { status: 'APPROVE' },
  })),
  entry(contract.moveOrder, async (world) => ({
    params: { id: (await orderRow(world.shop, await orderCodeOf(world))).id },
    body: { status: 'processing' },
  })),
  ...workEntries,
];

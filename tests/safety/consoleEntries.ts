import * as contract from 'admin-console/contract';
import { calendarDate } from 'shop-core/rules';
import { reviews } from '../../api-server/src/db/tables/reviews.ts';
import { orderRow } from '../../api-server/src/shop/testLoyalty.ts';
import { type Entry, entry, type World } from './entry.ts';
import { addOfficial, addRoleWithout, password } from './people.ts';
import { orderCodeOf } from './shopEntries.ts';

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

/** The calls of the console. */
export const consoleEntries: readonly Entry[] = [
  entry(contract.login, async (world) => ({ body: { email: (await newOfficial(world)).email, password } })),
  // It wants a refresh token, and nobody's access token is one (case 12).
  entry(contract.refresh, undefined, { everybody: 401 }),
  entry(contract.logout),
  entry(contract.listUsers, () => ({ query: {} })),
  entry(contract.getUser, async (world) => ({ params: { id: (await newOfficial(world)).id } })),
  entry(contract.deleteUser, async (world) => ({ params: { id: (await newOfficial(world)).id } })),
  entry(contract.createUser, async (world) => ({ body: await userForm(world) })),
  entry(contract.editUser, async (world) => ({
    params: { id: (await newOfficial(world)).id },
    body: await userForm(world),
  })),
  entry(contract.listRoles),
  entry(contract.decideReview, async (world) => ({
    params: { id: await reviewOf(world) },
    body: { status: 'APPROVE' },
  })),
  entry(contract.moveOrder, async (world) => ({
    params: { id: (await orderRow(world.shop, await orderCodeOf(world))).id },
    body: { status: 'processing' },
  })),
];

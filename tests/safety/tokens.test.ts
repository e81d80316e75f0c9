import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { admins, rolePermissions } from '../../api-server/src/db/tables/admins.ts';
import { addBuyer, addBuyers } from '../../api-server/src/shop/testPurchase.ts';
import { addOfficial, addRoleWithout, deleteCustomer, type Official, superAdminRoleId } from './people.ts';
import { type Origin, type WholeServer, wholeServer } from './wholeServer.ts';

let server: WholeServer;
let superAdmin: number;
beforeAll(async () => {
  server = await wholeServer();
  superAdmin = await superAdminRoleId(server.shop);
});
afterAll(() => server.shop.close());

async function ask(origin: Origin, route: string, token: string) {
  const [method = '', url = ''] = route.split(' ');
  const { status, text } = await server.send(origin, { method, url, headers: { authorization: `Bearer ${token}` } });
  return { status, json: JSON.parse(text) };
}
const cart = async ({ code, token }: { code: string; token: string }) =>
  (await ask('shop', `GET /cart/${code}`, token)).status;
const users = async (token: string) => (await ask('console', 'GET /users', token)).status;
const refresh = (token: string) => ask('console', 'GET /refreshToken', token);
const hire = (roleId = superAdmin) => addOfficial(server.shop, roleId);
const setAdmin = ({ id }: Official, change: Partial<typeof admins.$inferInsert>) =>
  server.shop.db.update(admins).set(change).where(eq(admins.id, id));

it('11: knows a customer no more from the next call on, after a logout or the end of the account', async () => {
  const [leaving, deleted] = await addBuyers(server.shop, 2);
  if (!leaving || !deleted) throw new Error('there are two');
  for (const buyer of [leaving, deleted]) expect(await cart(buyer)).toBe(200);
  expect((await ask('shop', 'POST /user/logout', leaving.token)).status).toBe(200);
  await deleteCustomer(server.shop, deleted);
  for (const buyer of [leaving, deleted]) expect(await cart(buyer)).toBe(401);
  // Also where a visitor is welcome, so that the browser lets go of the token.
  for (const { token } of [leaving, deleted]) expect((await ask('shop', 'GET /dashboard', token)).status).toBe(401);
});

it('11: knows an admin no more from the next call on, after a logout, a deactivation or a deletion', async () => {
  const [leaving, resting, deleted] = [await hire(), await hire(), await hire()];
  for (const { token } of [leaving, resting, deleted]) expect(await users(token)).toBe(200);
  expect((await ask('console', 'POST /logout', leaving.token)).status).toBe(200);
  await setAdmin(resting, { isActive: false });
  expect((await ask('console', `DELETE /users/${deleted.id}`, (await hire()).token)).status).toBe(200);
  for (const { token, refreshToken } of [leaving, resting, deleted]) {
    expect(await users(token)).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
  }
});

it('11: looks up what a role may do for each call: another role, or less of it, counts at once', async () => {
  const [moved, kept] = [await hire(), await addRoleWithout(server.shop, []).then(hire)];
  for (const { token } of [moved, kept]) expect(await users(token)).toBe(200);
  await setAdmin(moved, { roleId: await addRoleWithout(server.shop, ['list-users']) });
  const [{ roleId = 0 } = {}] = await server.shop.db.select().from(admins).where(eq(admins.id, kept.id));
  const denied = and(eq(rolePermissions.roleId, roleId), eq(rolePermissions.name, 'list-users'));
  await server.shop.db.update(rolePermissions).set({ access: false }).where(denied);
  for (const { token } of [moved, kept]) expect(await users(token)).toBe(403);
});

it('12: takes no token of the shop at the console, nor one of the console in the shop', async () => {
  const [buyer, admin] = [await addBuyer(server.shop), await hire()];
  expect([await cart(buyer), await users(admin.token)]).toEqual([200, 200]);
  expect([await users(buyer.token), (await refresh(buyer.token)).status]).toEqual([401, 401]);
  for (const token of [admin.token, admin.refreshToken]) {
    expect(await cart({ ...buyer, token })).toBe(401);
    expect((await ask('shop', 'GET /dashboard', token)).status).toBe(401);
  }
});

it('12: takes no refresh token for an access token, nor the other way round', async () => {
  const { token, refreshToken } = await hire();
  expect(await users(refreshToken)).toBe(401);
  expect((await refresh(token)).status).toBe(401);
  expect(await users(token)).toBe(200);
});

it('12: replaces a refresh token at each use, and takes a later use of the old one for theft', async () => {
  const [mine, other] = [await hire(), await hire()];
  const { json } = await refresh(mine.refreshToken);
  const { token, refreshToken } = json.data;
  expect([token, refreshToken]).not.toContain(mine.refreshToken);
  // A reply may get lost, and another tab may ask: for a moment the old one answers the same.
  expect((await refresh(mine.refreshToken)).json.data).toEqual(json.data);
  server.shop.pass(30_001);
  expect([await users(mine.token), await users(token)]).toEqual([401, 200]);
  expect((await refresh(mine.refreshToken)).status).toBe(401);
  expect(await users(token)).toBe(401);
  expect((await refresh(refreshToken)).status).toBe(401);
  expect(await users(other.token)).toBe(200);
});

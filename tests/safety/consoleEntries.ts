import * as contract from 'admin-console/contract';
import { orderRow } from '../../api-server/src/shop/testLoyalty.ts';
import { type Entry, entry, type World } from './entry.ts';
import { addOfficial, addRoleWithout, password } from './people.ts';
import { orderCodeOf } from './shopEntries.ts';

const newOfficial = async ({ shop }: World) => addOfficial(shop, await addRoleWithout(shop, ['list-users']));

/** The calls of the console. */
export const consoleEntries: readonly Entry[] = [
  entry(contract.login, async (world) => ({ body: { email: (await newOfficial(world)).email, password } })),
  // It wants a refresh token, and nobody's access token is one (case 12).
  entry(contract.refresh, undefined, { everybody: 401 }),
  entry(contract.logout),
  entry(contract.listUsers, () => ({ query: {} })),
  entry(contract.getUser, async (world) => ({ params: { id: (await newOfficial(world)).id } })),
  entry(contract.deleteUser, async (world) => ({ params: { id: (await newOfficial(world)).id } })),
  entry(contract.listRoles),
  entry(contract.moveOrder, async (world) => ({
    params: { id: (await orderRow(world.shop, await orderCodeOf(world))).id },
    body: { status: 'processing' },
  })),
];

/** Routes of the console that answer no call. */
export const consolePages: readonly string[] = [
  'GET /healthz',
  'GET /readyz',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /*',
  'HEAD /*',
];

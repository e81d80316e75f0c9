import { wireParts } from './askEntry.ts';
import type { World } from './entry.ts';
import { addressOf, type WireParts } from './fuzzedAsk.ts';
import type { ListedCall } from './listedCalls.ts';
import { addOfficial, addShoppers, superAdminRoleId } from './people.ts';
import { type Schema, schemaOf } from './schemaArbitrary.ts';
import { sentBody } from './sentBody.ts';
import { type Asked, type Heard, type Origin, type WholeServer, wholeServer } from './wholeServer.ts';

/** One who asks as may be asked: a customer at the shop and a super admin at the console. */
export interface Asker {
  readonly server: WholeServer;
  /** Who asks: `a`. */
  world(): World;
  /** Lets somebody new ask from now on: before each test, for the one before may have ended a login or an account. */
  renew(): Promise<void>;
  ask(origin: Origin, route: string, more?: Partial<Asked>): Promise<Heard>;
  /** An ask of a call that is served. */
  goodAsk(listed: ListedCall): Promise<WireParts>;
  /** `end` stands behind the address. */
  send(listed: ListedCall, parts: WireParts, more?: Partial<Asked> & { readonly end?: string }): Promise<Heard>;
  close(): Promise<void>;
}

export const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}` });

export async function openAsker(): Promise<Asker> {
  const server = await wholeServer();
  const { shop } = server;
  const boss = async () => (await addOfficial(shop, await superAdminRoleId(shop))).token;
  const newWorld = async (): Promise<World> => {
    const [a, b] = await addShoppers(shop, 2);
    if (!a || !b) throw new Error('two were added');
    return { shop, a, b };
  };
  let world = await newWorld();
  let bossToken = await boss();

  const ask: Asker['ask'] = (origin, route, more = {}) => {
    const [method = '', url = ''] = route.split(' ');
    const token = origin === 'shop' ? world.a.token : bossToken;
    return server.send(origin, { method, url, ...more, headers: { ...bearer(token), ...more.headers } });
  };
  return {
    server,
    world: () => world,
    ask,
    renew: async () => {
      world = await newWorld();
      bossToken = await boss();
    },
    goodAsk: ({ entry }) => wireParts(entry, world),
    send: ({ origin, entry: { call } }, parts, more = {}) => {
      const { body, headers } = sentBody(call, parts.body);
      const route = `${call.method} ${addressOf(call.path, parts)}${more.end ?? ''}`;
      return ask(origin, route, { body, ...more, headers: { ...headers, ...more.headers } });
    },
    close: () => shop.close(),
  };
}

/** The fields of a part of an ask, by their names on the wire. */
export const fieldsOf = (
  { entry: { call } }: ListedCall,
  part: 'params' | 'query' | 'body',
): Record<string, Schema> => ({
  ...schemaOf(call[part]).properties,
});

/** What the shop is asked for its products, as a frontend first asks. */
export const search = { page: 0, size: 12, 'search-by': null, 'category-id': null, 'sub-category-id': null, sort: [] };

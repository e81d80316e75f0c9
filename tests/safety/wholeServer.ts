import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Audience } from 'shop-core/wire';
import { type TestPurchase, testPurchase } from '../../api-server/src/shop/testPurchase.ts';
import { type Route, routeTables } from './routeTables.ts';

export type Origin = 'shop' | 'console';

/** A request as bytes: whatever a test wants to send. */
export interface Asked {
  readonly method: string;
  /** Under /api, as it stands in the request. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** From where; somewhere new each time unless it is named, so that no limit of one address hides the others. */
  readonly ip?: string;
}

export interface Heard {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly ms: number;
}

export interface WholeServer {
  readonly shop: TestPurchase;
  readonly routes: Readonly<Record<Origin, readonly Route[]>>;
  /** Where the shop listens, for what only a real connection shows. */
  readonly url: string;
  send(origin: Origin, asked: Asked): Promise<Heard>;
}

let asks = 0;
const nextAddress = (): string => {
  asks += 1;
  return `10.${(asks >> 16) & 255}.${(asks >> 8) & 255}.${asks & 255}`;
};

/** Both listeners with everything they answer, on a database of their own that holds the demo shop. */
export async function wholeServer(variables: Readonly<Record<string, string>> = {}): Promise<WholeServer> {
  const { made: shop, tables } = await routeTables(() => testPurchase(variables));
  const serving = (audience: Audience) =>
    tables.find(({ routes }) => routes.some(({ call }) => call?.auth === audience));
  const [shopTable, consoleTable] = [serving('customer'), serving('admin')];
  if (!shopTable || !consoleTable) throw new Error('there is no shop or no console');
  const apps: Record<Origin, FastifyInstance> = { shop: shopTable.app, console: consoleTable.app };
  return {
    shop,
    routes: { shop: shopTable.routes, console: consoleTable.routes },
    url: shopTable.app.listeningOrigin,
    send: async (origin, { method, url, headers = {}, body, ip = nextAddress() }) => {
      const begun = performance.now();
      const answer = await apps[origin].inject({
        method: method as NonNullable<InjectOptions['method']>,
        url: `/api${url}`,
        remoteAddress: ip,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { payload: body }),
      });
      const ms = performance.now() - begun;
      return { status: answer.statusCode, text: answer.payload, headers: answer.headers, ms };
    },
  };
}

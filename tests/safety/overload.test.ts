import type { FastifyInstance } from 'fastify';
import { getStoreStatus, logout } from 'shop-core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { healthRoutes } from '../../api-server/src/http/healthRoutes.ts';
import { listener } from '../../api-server/src/http/listener.ts';
import { serve } from '../../api-server/src/http/serve.ts';
import { type TestShop, testShop } from '../../api-server/src/shop/testShop.ts';
import { until } from '../support/until.ts';

let shop: TestShop;
let app: FastifyInstance;
/** Lets everybody go who waits inside. */
let goOn: () => void;
beforeAll(async () => {
  shop = await testShop();
  app = await listener(shop.services);
  healthRoutes(app, shop.services);
  const enough = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const desk = { app, authenticate: async () => undefined };
  serve(desk, getStoreStatus, () => enough.then(() => ({ value: 'OPEN' as const })));
  serve(desk, logout, () => enough.then(() => null));
});
afterAll(async () => {
  // A test that failed has left them inside.
  goOn();
  await app.close();
  await shop.close();
});

it('72: sends away what is ten times too much, finishes the rest, and is itself again at once', async () => {
  const sentAway: (string | undefined)[] = [];
  const ask = async (at: number) => {
    const call =
      at % 2 === 0
        ? ({ method: 'GET', url: '/config/2' } as const)
        : ({ method: 'POST', url: '/user/logout' } as const);
    const { statusCode, headers } = await app.inject(call);
    if (statusCode === 503) sentAway.push(headers['retry-after']?.toString());
    return statusCode;
  };
  const all = Array.from({ length: 5_120 }, (_, at) => ask(at));
  await until('4,608 to be sent away', () => (sentAway.length >= 4_608 ? true : undefined));
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect(sentAway).toEqual(Array(4_608).fill(expect.stringMatching(/^[1-9]\d*$/)));
  goOn();
  expect((await Promise.all(all)).filter((status) => status === 200)).toHaveLength(512);
  expect(await Promise.all(Array.from({ length: 100 }, (_, at) => ask(at)))).toEqual(Array(100).fill(200));
});

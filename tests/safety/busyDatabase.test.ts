import type { FastifyInstance } from 'fastify';
import { getStoreStatus, logout } from 'shop-core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseLine } from '../../api-server/src/db/databaseLine.ts';
import { healthRoutes } from '../../api-server/src/http/healthRoutes.ts';
import { listener } from '../../api-server/src/http/listener.ts';
import { serve } from '../../api-server/src/http/serve.ts';
import { type TestShop, testShop } from '../../api-server/src/shop/testShop.ts';

let now = 0;
const line = databaseLine(() => now);
let shop: TestShop;
let app: FastifyInstance;
/** An engine that is at work until it is let go, and does then what waits, one after the other. */
let letGo = (): void => {};
let last: Promise<unknown>;
const work = () =>
  line.pass(
    async () => 'OPEN' as const,
    (run) => {
      const next = last.then(run);
      last = next;
      return next;
    },
  );

beforeAll(async () => {
  shop = await testShop();
  last = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const services = { ...shop.services, database: { ...shop.services.database, engine: 'pglite', line } } as const;
  app = await listener(services as never);
  healthRoutes(app, services as never);
  const desk = { app, authenticate: async () => undefined };
  serve(desk, getStoreStatus, async () => ({ value: await work() }));
  serve(desk, logout, async () => {
    await work();
    return null;
  });
});
afterAll(async () => {
  letGo();
  await app.close();
  await shop.close();
});

const ask = async (at: number) => {
  const call =
    at % 2 ? ({ method: 'GET', url: '/config/2' } as const) : ({ method: 'POST', url: '/user/logout' } as const);
  const { statusCode, headers } = await app.inject(call);
  return { status: statusCode, retryAfter: headers['retry-after'] };
};

it('72: a database that is busy for long sends calls away, answers health checks, and finishes what it let in', async () => {
  const letIn = Array.from({ length: 200 }, (_, at) => ask(at));
  await app.inject('/healthz');
  now += 4_001;
  const later = await Promise.all(Array.from({ length: 50 }, (_, at) => ask(at)));
  expect(later).toEqual(Array(50).fill({ status: 503, retryAfter: expect.stringMatching(/^[1-9]\d*$/) }));
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  letGo();
  expect((await Promise.all(letIn)).map(({ status }) => status)).toEqual(Array(200).fill(200));
  expect((await ask(1)).status).toBe(200);
});

import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../db/connect.ts';
import { openTestDatabase } from '../db/testDatabase.ts';
import { readEnv } from '../env.ts';
import { healthRoutes } from './healthRoutes.ts';
import { listener } from './listener.ts';

let database: Database;
let app: Awaited<ReturnType<typeof listener>>;
let isOpen: boolean;
let statusWhileClosing: number | undefined;

beforeEach(async () => {
  database = await openTestDatabase();
  isOpen = true;
  const services = { database, env: readEnv({}), now: () => new Date(), log: Fastify().log, wakeMailer: () => {} };
  app = await listener(services);
  healthRoutes(app, services);
  // Who asks over a connection that is still open.
  app.addHook('preClose', async () => {
    statusWhileClosing = (await get('/readyz')).status;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await app.close();
  if (isOpen) await database.close();
});

const get = (path: string, method = 'GET') => {
  const { port } = app.server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { connection: 'close' } });
};

it('lives and is ready while the database answers', async () => {
  for (const path of ['/healthz', '/readyz']) {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await get(path, 'HEAD')).status).toBe(200);
  }
});

it('lives, but is not ready, without its database', async () => {
  await database.close();
  isOpen = false;
  expect((await get('/healthz')).status).toBe(200);
  const answer = await get('/readyz');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ status: 'unavailable' });
  // A probe by HEAD must not read that a stopped database is well.
  expect((await get('/readyz', 'HEAD')).status).toBe(503);
});

it('is not ready any more from the moment it is closing', async () => {
  await app.close();
  expect(statusWhileClosing).toBe(503);
});

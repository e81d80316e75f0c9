import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build, type Listeners } from '../../api-server/src/app.ts';
import { openSeededDatabase, seededAt } from '../../api-server/src/db/testSeeded.ts';
import { readEnv } from '../../api-server/src/env.ts';
import { loggedError } from '../../api-server/src/loggedError.ts';
import { search } from './asker.ts';

/** Whatever of this gets out has come from a secret of somebody. */
const secrets = ['sandi-kenari-99', 'kenari@sangkar.example', 'kenari-nama', 'KENARI9999', 'k'.repeat(43)];
const inside =
  /select|insert|from "|customers|relation|\.ts\b|\.js\b|node_modules|\/src\/|pglite|postgres|drizzle|fastify|version|stack/i;

const lines: string[] = [];
let listeners: Listeners;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await openSeededDatabase();
  const log = pino(
    { level: 'debug', serializers: { err: loggedError } },
    { write: (line: string) => lines.push(line) },
  );
  listeners = await build({ database, env: readEnv({}), now: () => seededAt, log, wakeMailer: () => {} });
  // From now on the parts of the server that need these fail.
  await database.db.execute(sql`alter table customers rename to customers_gone`);
  await database.db.execute(sql`alter table menus rename to menus_gone`);
  await database.db.execute(sql`alter table admins rename to admins_gone`);
  close = async () => {
    await Promise.all([listeners.shop.close(), listeners.admin.close()]);
    await database.close();
  };
});
afterAll(() => close());

const [password, email, username, code, token] = secrets as [string, string, string, string, string];
const json = { 'content-type': 'application/json' };
const bearer = { authorization: `Bearer ${token}` };
const body = (value: unknown) => JSON.stringify(value);

it.each([
  [500, 'shop', 'GET', '/menu/main/get-menu', {}, undefined],
  [500, 'shop', 'GET', `/customer/by-code/${code}`, bearer, undefined],
  [500, 'shop', 'POST', '/user/authenticate', json, body({ username, password })],
  [500, 'shop', 'POST', '/user/authenticate', json, body({ username: email, password })],
  [500, 'admin', 'POST', '/login', json, body({ email, password })],
  [500, 'admin', 'GET', '/users', bearer, undefined],
  [401, 'shop', 'GET', `/cart/${code}`, { authorization: `Bearer ${token}x` }, undefined],
  [404, 'shop', 'GET', `/nothing/${email}?token=${token}`, {}, undefined],
  [404, 'shop', 'GET', `/cart/${email.repeat(30)}`, {}, undefined],
  [400, 'shop', 'POST', '/user/authenticate', json, `{"username":"${username}","password":"${password}`],
  [413, 'shop', 'POST', '/user/authenticate', json, body({ username, password: password.repeat(50_000) })],
  [415, 'shop', 'POST', '/user/authenticate', { 'content-type': 'text/plain' }, password],
  [422, 'shop', 'POST', '/user/authenticate', json, body({ username, password: [password] })],
  [422, 'shop', 'POST', '/product/view', json, body({ ...search, 'search-by': `${email}\0\r\n{"level":60}` })],
] as const)(
  '66: %i of the %s to %s %s tells nothing of the inside, and the log nothing of people',
  async (...asked) => {
    const [status, origin, method, path, headers, payload] = asked;
    lines.length = 0;
    const url = `/api${path}`;
    const answer = await listeners[origin].inject({ method, url, headers, ...(payload !== undefined && { payload }) });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ message: [expect.any(String)], code: expect.any(String) });
    expect(answer.payload).not.toMatch(inside);
    expect(Object.keys(answer.headers).filter((name) => /^(server|x-powered-by|x-.*version)$/.test(name))).toEqual([]);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(() => JSON.parse(line)).not.toThrow();
      expect(secrets.filter((secret) => line.includes(secret) || line.includes(encodeURIComponent(secret)))).toEqual(
        [],
      );
    }
    // Who looks into a fault finds it by the number that the answer names.
    if (status === 500) expect(lines.join()).toContain(answer.json().requestId);
  },
);

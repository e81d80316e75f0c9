import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import type { Call } from 'shop-core/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build, type Listeners } from '../../api-server/src/app.ts';
import { openTestDatabase } from '../../api-server/src/db/testDatabase.ts';
import { adminApi } from '../../api-server/src/docs/adminApi.ts';
import type { ApiDescription } from '../../api-server/src/docs/apiDescription.ts';
import { shopApi } from '../../api-server/src/docs/shopApi.ts';
import { readEnv } from '../../api-server/src/env.ts';
import { addressIn, apiStatements, type Statement } from '../support/ledger.ts';
import { routeTables } from '../support/routeTables.ts';

/** Rows that no call is declared for yet, and calls that no listener answers yet. What is done leaves these lists. */
const undeclared = { shop: [] as string[], admin: ['S7.8 POST /admins'] };
const unserved = {
  shop: [
    'DELETE /user',
    'GET /about/1',
    'GET /coupon/{code}',
    'GET /customer/notif/by-code/{customer-code}',
    'GET /user/delete-user',
    'GET /user/get-new-password/{email}',
    'POST /blog-page/get-all',
    'POST /customer/confirm-email',
    'POST /customer/point-history/get-all',
    'POST /order/get-all',
    'POST /product-review/create',
    'POST /product-review/get-all',
    'PUT /customer/update-image',
    'PUT /order',
    'PUT /order/redeem',
    'PUT /user/forgot-password',
  ],
  admin: [] as string[],
};

/** What the listeners answer beside calls. */
const pages = ['GET /*', 'HEAD /*', 'GET /assets/*', 'HEAD /assets/*'];
const others = {
  shop: [
    'GET /api/docs',
    'GET /api/openapi.json',
    'GET /healthz',
    'GET /media/:name',
    'GET /readyz',
    'HEAD /media/:name',
  ],
  admin: ['GET /api/docs', 'GET /api/openapi.json', 'GET /healthz', 'GET /readyz'],
};

const isAdmins = ({ text }: Statement) => text.startsWith('Admin: ');
const apis = [
  { name: 'shop', api: shopApi(), rows: apiStatements.filter((row) => !isAdmins(row)) },
  { name: 'admin', api: adminApi(), rows: apiStatements.filter(isAdmins) },
] as const;

let listeners: Listeners;
let tables: ReadonlyMap<FastifyInstance, readonly RouteOptions[]>;
let close: () => Promise<unknown>;
beforeAll(async () => {
  const database = await openTestDatabase();
  const services = { database, env: readEnv({}), now: () => new Date(), log: Fastify().log, wakeMailer: () => {} };
  ({ made: listeners, tables } = await routeTables(() => build(services)));
  const { shop, admin } = listeners;
  await Promise.all([shop.ready(), admin.ready()]);
  close = () => Promise.all([shop.close(), admin.close()]).then(database.close);
});
afterAll(() => close());

const addressOf = ({ method, path }: Call) => `${method} ${path}`;
const callsOf = ({ calls }: ApiDescription) => Object.entries(calls);
/** A route's addresses: one a method. */
const addressesOf = ({ method, url }: RouteOptions) => [method].flat().map((each) => `${each} ${url}`);
const routesOf = (name: keyof Listeners) => tables.get(listeners[name]) ?? [];

describe.each(apis)('the $name', ({ name, api, rows }) => {
  it('declares a call for every address of the specification', () => {
    const declared = callsOf(api).map(([, call]) => addressOf(call));
    const missing = rows.flatMap((row) => {
      const address = addressIn(row);
      return address && !declared.includes(address) ? [`${row.id} ${address}`] : [];
    });
    expect(missing).toEqual(undeclared[name]);
  });

  it.each(callsOf(api))(
    '%s says which statement it is, and is spelled as there, or says that it is ours',
    (key, call) => {
      const { statements = [], text = '' } = api.notes.get(key) ?? {};
      if (statements.length === 0) expect(text).toMatch(/^Ours[:,.]/);
      const named = statements.map((id) => rows.find((row) => row.id === id));
      expect(named).not.toContain(undefined);
      for (const row of named) if (row && addressIn(row)) expect(addressIn(row)).toBe(addressOf(call));
    },
  );

  it('declares each address once', () => {
    const declared = callsOf(api).map(([, call]) => addressOf(call));
    expect(declared.filter((address, at) => declared.indexOf(address) !== at)).toEqual([]);
  });

  it('answers every call it declares, once, at its address under /api', () => {
    const served = routesOf(name).flatMap((route) => (route.config?.call ? [[route.config.call, route] as const] : []));
    const unanswered = callsOf(api).filter(([, call]) => !served.some(([each]) => each === call));
    expect(unanswered.map(([, call]) => addressOf(call)).sort()).toEqual(unserved[name]);
    for (const [call, route] of served) {
      const places = [...call.path.matchAll(/\{[^}]+\}/g)].map(([place]) => place);
      const url = places.reduce((path, place, at) => path.replace(place, `:p${at}`), `/api${call.path}`);
      expect(addressesOf(route)).toEqual([`${call.method} ${url}`]);
    }
    expect(new Set(served.map(([call]) => call)).size).toBe(served.length);
  });

  it('answers nothing under a call that its contract does not declare', () => {
    const declared = new Set<Call>(Object.values(api.calls));
    const strange = routesOf(name).filter(({ config }) => config?.call && !declared.has(config.call));
    expect(strange.flatMap(addressesOf)).toEqual([]);
  });

  it('answers nothing else but its health, its pictures, its docs and its app', () => {
    const without = routesOf(name).filter(({ config }) => !config?.call);
    const addresses = without.flatMap(addressesOf).filter((address) => !pages.includes(address));
    expect(addresses.sort()).toEqual(others[name]);
  });
});

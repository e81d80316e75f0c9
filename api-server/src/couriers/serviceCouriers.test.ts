import { Writable } from 'node:stream';
import pino from 'pino';
import { rupiah } from 'shop-core/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/connect.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { subdistricts } from '../db/tables/areas.ts';
import { shippingQuotes } from '../db/tables/couriers.ts';
import { openSeededDatabase, seededAt } from '../db/testSeeded.ts';
import { forgetEnded } from '../jobs/forgetEnded.ts';
import { loggedError } from '../loggedError.ts';
import type { Couriers } from './couriers.ts';
import { createRateService } from './rateService.ts';
import { serviceCouriers } from './serviceCouriers.ts';
import type { Shipment } from './shipment.ts';
import { asks, fails, goesNowhere, rate, rates, says, type TestRateServer, testRateServer } from './testRateServer.ts';

const minute = 60_000;
const key = 'kunci-rahasia';
const asker = { customer: 7, network: '203.0.113.7' };

let database: Database;
let server: TestRateServer;
let couriers: Couriers;
let home: { readonly id: number; readonly code: string };
let shipment: Shipment;
let now: Date;
let logged: string;

/** What a process holds that has just started. */
const start = () => {
  const stream = new Writable({
    write: (chunk, _, done) => {
      logged += chunk;
      done();
    },
  });
  const log = pino({ level: 'trace', serializers: { err: loggedError } }, stream);
  const service = createRateService({ url: server.url, key, origin: '31.71.01.1001', timeoutMs: 1_000 });
  return serviceCouriers({ database, now: () => now, log }, service);
};
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

beforeAll(async () => {
  [database, server] = await Promise.all([openSeededDatabase(), testRateServer()]);
  const [place] = await database.db.select().from(subdistricts).limit(1);
  if (!place) throw new Error('nobody lives anywhere');
  home = place;
  shipment = { courier: { id: 1, code: 'jnt' }, subdistrictId: home.id, weightKg: 2, itemValue: rupiah(600_000) };
});
afterAll(() => Promise.all([database.close(), server.close()]));
beforeEach(async () => {
  await database.db.delete(shippingQuotes);
  now = seededAt;
  logged = '';
  couriers = start();
});

describe('a quote', () => {
  it('is asked outside sixty times in ten minutes for one customer; what is known costs nothing', async () => {
    server.answer(...Array.from({ length: 61 }, () => asks(18_000)));
    const parcel = (weightKg: number) =>
      couriers.quote({ ...shipment, weightKg }, { customer: 8, network: '127.0.0.1' });
    for (let weight = 1; weight <= 60; weight += 1) expect((await parcel(weight))?.cost).toBe(18_000);
    const problem = { code: 'HELD_TOO_MUCH', what: 'SHIPPING_QUOTE', holder: 'customer', most: 60 };
    await expect(parcel(61)).rejects.toMatchObject({ problem });
    expect((await parcel(60))?.cost).toBe(18_000);
    pass(10 * minute);
    expect((await parcel(61))?.cost).toBe(18_000);
    expect(server.asks).toHaveLength(61);
  });

  it('is asked once for half an hour, by whatever process', async () => {
    server.answer(asks(18_000), asks(19_000));
    const quoted = { cost: 18_000, service: 'Regular Service', days: { from: 2, to: 3 } };
    expect(await couriers.quote(shipment, asker)).toEqual(quoted);
    expect(server.asks[0]?.form).toMatchObject({ courier: 'jnt', destination: home.code, weight: '2000' });
    pass(29 * minute);
    expect(await start().quote(shipment, asker)).toEqual(quoted);
    expect(server.asks).toHaveLength(1);
    pass(2 * minute);
    expect((await couriers.quote(shipment, asker))?.cost).toBe(19_000);
  });

  it('is that of exactly this courier, place, weight and insured value', async () => {
    const sap = { ...shipment, courier: { id: 2, code: 'sap' } } as const;
    const others: Shipment[] = [
      sap,
      { ...sap, itemValue: rupiah(600_001) },
      { ...shipment, weightKg: 3 },
      { ...shipment, subdistrictId: home.id + 1 },
    ];
    server.answer(asks(1), asks(2), asks(3), asks(4), asks(5));
    const first = await couriers.quote(shipment, asker);
    const costs = [first?.cost];
    for (const other of others) costs.push((await couriers.quote(other, asker))?.cost);
    expect(costs).toEqual([1, 2, 3, 4, 5]);
    expect(server.asks[2]?.form).toMatchObject({ insurance: 'true', 'item-value': '600001' });
    // jnt insures nothing: another value is the same parcel.
    expect(await couriers.quote({ ...shipment, itemValue: rupiah(0) }, asker)).toEqual(first);
    expect(server.asks).toHaveLength(5);
  });

  it('may be that the courier does not go there, which is kept too', async () => {
    server.answer(goesNowhere);
    expect(await couriers.quote(shipment, asker)).toBeUndefined();
    expect(await couriers.quote(shipment, asker)).toBeUndefined();
    expect(server.asks).toHaveLength(1);
  });

  it('is not asked for a place that nobody knows', async () => {
    server.answer(asks(18_000));
    expect(await couriers.quote({ ...shipment, subdistrictId: 2_147_483_647 }, asker)).toBeUndefined();
    expect(server.asks).toEqual([]);
  });
});

describe('while the service fails', () => {
  it.each([
    ['is down', fails(500)],
    ['asks for less', fails(429)],
    ['talks nonsense', says(JSON.stringify(rates(rate(-5))))],
  ])('and %s, the last quote serves, also after a restart, until it is a day old', async (_, trouble) => {
    server.answer(asks(18_000));
    await couriers.quote(shipment, asker);
    server.answer(trouble);
    pass(24 * 60 * minute - 1);
    expect((await start().quote(shipment, asker))?.cost).toBe(18_000);
    pass(2 * minute + 1);
    await expect(start().quote(shipment, asker)).rejects.toMatchObject({ problem: { code: 'UNAVAILABLE' } });
  });

  it('is not asked for every shopper, and asked again two minutes later', async () => {
    server.answer(asks(18_000));
    await couriers.quote(shipment, asker);
    pass(31 * minute);
    server.answer(fails(400));
    for (const _ of [1, 2, 3]) expect((await couriers.quote(shipment, asker))?.cost).toBe(18_000);
    expect(server.asks).toHaveLength(1);
    server.answer(asks(19_000));
    pass(2 * minute);
    expect((await couriers.quote(shipment, asker))?.cost).toBe(19_000);
  });

  it('nobody makes up a price', async () => {
    server.answer(fails(500));
    await expect(couriers.quote(shipment, asker)).rejects.toMatchObject({ problem: { code: 'UNAVAILABLE' } });
    expect(await database.db.select().from(shippingQuotes)).toEqual([]);
  });

  it('the log says why, and holds neither the key nor the address', async () => {
    for (const trouble of [fails(500), says(`<html>${key}`), says('', 400), says(JSON.stringify({ [key]: key }))]) {
      server.answer(trouble);
      await expect(start().quote(shipment, asker)).rejects.toThrow();
    }
    expect(logged).toContain('HTTP 500');
    expect(logged.match(/the rate service gave no answer/g)).toHaveLength(4);
    expect(logged).not.toContain(key);
    expect(logged).not.toContain(new URL(server.url).host);
  });
});

describe('inside a transaction', () => {
  it('only what is known is told', async () => {
    server.answer(asks(18_000));
    const known = () => inTransaction(database.db, (tx) => couriers.known(tx, shipment));
    expect(await known()).toBe('unasked');
    expect(server.asks).toEqual([]);
    await couriers.quote(shipment, asker);
    expect(await known()).toMatchObject({ cost: 18_000 });
    pass(30 * minute);
    expect(await known()).toBe('unasked');
  });

  it('nobody is asked', async () => {
    server.answer(asks(18_000));
    await expect(inTransaction(database.db, () => couriers.quote(shipment, asker))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('only its tx') },
    });
    expect(server.asks).toEqual([]);
  });
});

it('is forgotten when it is too old to serve', async () => {
  server.answer(asks(18_000));
  await couriers.quote(shipment, asker);
  await forgetEnded(database.db, now);
  expect(await database.db.select().from(shippingQuotes)).toHaveLength(1);
  pass(25 * 60 * minute);
  await forgetEnded(database.db, now);
  expect(await database.db.select().from(shippingQuotes)).toEqual([]);
});

import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRateService, type RateService } from './rateService.ts';
import {
  asks,
  fails,
  goesNowhere,
  hangs,
  hangsUp,
  rate,
  rates,
  says,
  stopsHalfway,
  type TestRateServer,
  testRateServer,
} from './testRateServer.ts';

const parcel = { courier: 'jnt', destination: '31.74.01.1001', weightKg: 3, insuredValue: 0 };
const quoted = { cost: 18_000, service: 'Regular Service', days: { from: 2, to: 3 } };

let server: TestRateServer;
let ask: RateService;
beforeAll(async () => {
  server = await testRateServer();
});
afterAll(() => server.close());
beforeEach(() => {
  ask = serviceThatMayTake(4_000);
});
const serviceThatMayTake = (timeoutMs: number) =>
  createRateService({ url: server.url, key: 'kunci-rahasia', origin: '31.71.01.1001', timeoutMs });

describe('an ask', () => {
  it('names the key, the way and the weight in grams', async () => {
    server.answer(asks(18_000));
    expect(await ask(parcel)).toEqual(quoted);
    expect(server.asks).toMatchObject([{ headers: { key: 'kunci-rahasia' } }]);
    expect(server.asks[0]?.form).toEqual({
      origin: '31.71.01.1001',
      originType: 'subdistrict',
      destination: '31.74.01.1001',
      destinationType: 'subdistrict',
      courier: 'jnt',
      weight: '3000',
    });
  });

  it('names the value where it is insured [S7.58]', async () => {
    server.answer(asks(18_000));
    await ask({ ...parcel, courier: 'sap', insuredValue: 750_000 });
    expect(server.asks[0]?.form).toMatchObject({ courier: 'sap', insurance: 'true', 'item-value': '750000' });
  });

  it('may be answered by "does not go there"', async () => {
    server.answer(goesNowhere);
    expect(await ask(parcel)).toBeUndefined();
  });
});

describe('a service that stumbles', () => {
  const huge = JSON.stringify(rates(rate(18_000, 'x'.repeat(100)))) + ' '.repeat(70_000);
  it.each([
    ['resets the connection', hangsUp],
    ['breaks off in the middle', stopsHalfway],
    ['answers 500', fails(500)],
    ['answers 503', fails(503)],
    ['answers HTML', says('<html>Sedang perawatan</html>', 200, 'text/html')],
    ['answers half of its JSON', says('{"rajaongkir":{"status":{"code":200')],
    ['answers without end', says(huge)],
  ])('when it %s is asked again, at most three times', async (_, stumble) => {
    server.answer(stumble, stumble, asks(18_000));
    expect(await ask(parcel)).toEqual(quoted);
    server.answer(stumble);
    await expect(ask(parcel)).rejects.toThrow();
    expect(server.asks).toHaveLength(3);
  });

  it('when it is slower than the time it has is asked again, and left in the end', async () => {
    server.answer(hangs, asks(18_000));
    expect(await serviceThatMayTake(500)(parcel)).toEqual(quoted);
    server.answer(hangs);
    await expect(serviceThatMayTake(100)(parcel)).rejects.toThrow('no answer (TimeoutError)');
  });

  it.each([
    ['429', fails(429)],
    ['400', fails(400)],
    ['403', fails(403)],
    ['a negative cost', asks(-1)],
    ['a text for a cost', says(JSON.stringify(rates(rate('18000'))))],
  ])('with %s is not asked the same again', async (_, stumble) => {
    server.answer(stumble);
    await expect(ask(parcel)).rejects.toThrow();
    expect(server.asks).toHaveLength(1);
  });

  it('does not send the key to another place', async () => {
    server.answer((response) => response.writeHead(307, { location: '/lain' }).end());
    await expect(ask(parcel)).rejects.toThrow('HTTP 307');
    expect(server.asks).toHaveLength(1);
  });

  it('does not unpack a small answer into a big one', async () => {
    const bomb = gzipSync(`${JSON.stringify(rates(rate(18_000)))}${' '.repeat(5_000_000)}`);
    server.answer((response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb));
    await expect(ask(parcel)).rejects.toThrow('more than 65536 bytes');
  });
});

it('is asked for 32 parcels at a time, while 128 wait and the others are told at once', async () => {
  const held: ServerResponse[] = [];
  server.answer((response) => {
    held.push(response);
    // Once the 32nd is there, all that follow are answered.
    if (held.length === 32) {
      server.answer(asks(18_000));
      for (const each of held) asks(18_000)(each);
    }
  });
  const many = await Promise.allSettled(Array.from({ length: 170 }, () => ask(parcel)));
  const turnedAway = many.flatMap((each) => (each.status === 'rejected' ? [each.reason.message] : []));
  expect(turnedAway).toEqual(Array.from({ length: 10 }, () => 'too many asks wait already'));
});

describe('a service that is down', () => {
  const failTwice = async () => {
    for (const _ of [1, 2]) await expect(ask(parcel)).rejects.toThrow();
  };
  const turnClock = (ms: number) => vi.setSystemTime(Date.now() + ms);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    return () => vi.useRealTimers();
  });

  it('is left alone after five failures, and tried by one ask after fifteen seconds', async () => {
    server.answer(fails(500));
    await failTwice();
    expect(server.asks).toHaveLength(5);
    server.answer(asks(18_000));
    turnClock(14_000);
    await expect(ask(parcel)).rejects.toThrow('left alone');
    expect(server.asks).toHaveLength(0);
    turnClock(2_000);
    expect(await ask(parcel)).toEqual(quoted);
    expect(await ask(parcel)).toEqual(quoted);
    expect(server.asks).toHaveLength(2);
  });

  it('is left alone again when the one ask fails too', async () => {
    server.answer(fails(500));
    await failTwice();
    turnClock(16_000);
    server.answer(fails(500));
    const many = await Promise.allSettled([1, 2, 3, 4].map(() => ask(parcel)));
    expect(many.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
    expect(server.asks).toHaveLength(1);
  });

  it('is also one that wants fewer asks', async () => {
    server.answer(fails(429));
    for (const _ of [1, 2, 3, 4, 5, 6, 7]) await expect(ask(parcel)).rejects.toThrow();
    expect(server.asks).toHaveLength(5);
  });

  it('is not one that has no price for what a shopper asks: nobody can shut it for the others', async () => {
    server.answer(fails(400));
    for (const _ of [1, 2, 3, 4, 5, 6, 7]) await expect(ask(parcel)).rejects.toThrow('HTTP 400');
    server.answer(asks(18_000));
    expect(await ask(parcel)).toEqual(quoted);
  });
});

import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { orderFigures } from '../contract/entities/orderFigures.ts';
import { call, list, wire } from '../wire/index.ts';
import { createShopClient, type ShopClientOptions } from './createShopClient.ts';
import { ShopError } from './shopError.ts';

const person = wire({ fullName: ['full-name', z.string()] });
const getPeople = call('GET /people', { auth: 'anyone', reply: list(person) });
const savePerson = call('PUT /people/{id}', {
  auth: 'customer',
  params: wire({ id: ['id', z.string()] }),
  body: person,
  reply: person,
  figures: orderFigures,
});
const searchPeople = call('POST /people/find', { auth: 'anyone', isRepeatable: true, body: person, reply: z.null() });
const login = call('POST /user/authenticate', { auth: 'anyone', body: person, reply: person });
const ani = { fullName: 'Ani' };
const save = { params: { id: '7' }, body: ani };

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const people = () => answer({ data: [{ 'full-name': 'Ani' }] });

/** A client before a server that answers so. */
function clientBefore(answers: (request: RequestInit) => Response | Promise<Response>, options = {}) {
  const fetch = vi.fn((_url: string, init: RequestInit) => Promise.resolve(answers(init)));
  const all = { baseUrl: 'https://shop.example/api', fetch, ...options } as unknown as ShopClientOptions;
  const sent = () => {
    const [url, init] = fetch.mock.lastCall ?? [];
    return { url, init, headers: new Headers(init?.headers) };
  };
  return { client: createShopClient(all), fetch, sent };
}

async function errorOf(promise: Promise<unknown>): Promise<ShopError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ShopError);
  return error as ShopError;
}

describe('an ask', () => {
  it('goes to the API prefix, as JSON in the words of the wire [S7.1]', async () => {
    const { client, sent } = clientBefore(() => answer({ data: { 'full-name': 'Ani W' } }));
    expect(await client.send(savePerson, save)).toEqual({ fullName: 'Ani W' });
    expect(sent().url).toBe('https://shop.example/api/people/7');
    expect(sent().init).toMatchObject({ method: 'PUT', body: '{"full-name":"Ani"}' });
    expect(sent().headers.get('content-type')).toBe('application/json');
    expect(sent().headers.get('accept')).toBe('application/json');
  });

  it('has no content type without a body', async () => {
    const { client, sent } = clientBefore(people);
    await client.send(getPeople, {});
    expect(sent().init).not.toHaveProperty('body');
    expect(sent().headers.has('content-type')).toBe(false);
  });

  it('carries the stored token, and none when there is none [S7.2]', async () => {
    let token: string | undefined = 't1';
    const { client, sent } = clientBefore(people, { getToken: () => token });
    await client.send(getPeople, {});
    expect(sent().headers.get('authorization')).toBe('Bearer t1');
    token = undefined;
    await client.send(getPeople, {});
    expect(sent().headers.has('authorization')).toBe(false);
  });

  it('tells the clock of the server, where the answer carries it', async () => {
    const onServerTime = vi.fn();
    const dated = () => new Response('{"data": []}', { headers: { date: 'Mon, 05 Jan 2026 03:00:00 GMT' } });
    const answers = [dated, people];
    const { client } = clientBefore(() => (answers.shift() ?? people)(), { onServerTime });
    await client.send(getPeople, {});
    await client.send(getPeople, {});
    expect(onServerTime.mock.calls).toEqual([[new Date('2026-01-05T03:00:00Z')]]);
  });

  it('carries an idempotency key when it has one', async () => {
    const { client, sent } = clientBefore(() => answer({ data: { 'full-name': 'Ani' } }));
    await client.send(savePerson, save, { idempotencyKey: 'k1' });
    expect(sent().headers.get('idempotency-key')).toBe('k1');
    await client.send(savePerson, save);
    expect(sent().headers.has('idempotency-key')).toBe(false);
  });
});

describe('a success', () => {
  it.each([200, 201])('is a status of %d [S7.3]', async (status) => {
    const { client } = clientBefore(() => answer({ data: [] }, status));
    expect(await client.send(getPeople, {})).toEqual([]);
  });

  it('may have nothing to say', async () => {
    const { client } = clientBefore(() => new Response(null, { status: 204 }));
    expect(await client.send(searchPeople, { body: ani })).toBeNull();
    expect(await client.send(getPeople, {})).toEqual([]);
  });

  it('may have a list that is null', async () => {
    const { client } = clientBefore(() => answer({ data: null }));
    expect(await client.send(getPeople, {})).toEqual([]);
  });

  it.each([
    ['a page of HTML', () => new Response('<!doctype html><title>Masuk</title>')],
    ['nothing', () => new Response('')],
    ['half an answer', () => new Response('{"data": [{"full-na')],
    ['the wrong types', () => answer({ data: [{ 'full-name': 7 }] })],
    ['a huge number', () => answer({ data: 1e300 })],
    ['a list where an answer should be', () => answer([])],
    ['no data for a call that needs some', () => new Response(null, { status: 204 })],
  ])('that is %s is no success', async (_what, answers) => {
    const { client } = clientBefore(answers);
    const { problem, cause, status } = await errorOf(
      client.send(savePerson, save).then(() => client.send(getPeople, {})),
    );
    expect(problem).toEqual({ code: 'UNEXPECTED' });
    expect(cause).toBeInstanceOf(Error);
    expect(status).toBeGreaterThanOrEqual(200);
  });
});

describe('a failure', () => {
  const fail = async (body: unknown, status: number, ask = save) => {
    const { client } = clientBefore(() => (body instanceof Response ? body : answer(body, status)));
    return errorOf(client.send(savePerson, ask));
  };

  it('is thrown with its code, what it carries, its status and the id of the request [S8.2]', async () => {
    const body = { code: 'OUT_OF_STOCK', params: { available: 2 }, message: ['Stok!'], requestId: 'r1' };
    const error = await fail(body, 409);
    expect(error.problem).toEqual({ code: 'OUT_OF_STOCK', available: 2 });
    expect(error).toMatchObject({ status: 409, requestId: 'r1', sentence: undefined, message: 'OUT_OF_STOCK' });
  });

  it('brings a sentence a field, by our names, and a general one [S8.3, S8.4]', async () => {
    const errors = { 'full-name': 'Wajib diisi.', message: 'Periksa lagi.', 'x-y': 'lain' };
    const error = await fail({ code: 'FORM_INVALID', errors }, 422);
    expect(error.problem).toEqual({ code: 'FORM_INVALID', fields: [] });
    expect(error.fields).toEqual({ fullName: 'Wajib diisi.', message: 'Periksa lagi.', 'x-y': 'lain' });
  });

  it('brings fresh figures when the order was priced on old ones', async () => {
    const figures = {
      'total-amount': 900_000,
      'discount-coupon': 0,
      'unique-code': 12,
      'shipping-cost': 0,
      'discount-redeem': 0,
      'redeem-point': 0,
      'grand-total': 899_988,
      'point-reward': 0,
    };
    const error = await fail({ code: 'PRICING_CHANGED', params: { differing: ['grandTotal'] }, figures }, 409);
    expect(error.figures).toMatchObject({ totalAmount: 900_000, grandTotal: 899_988 });
  });

  it('of a back end that has no codes speaks its first sentence [S8.5]', async () => {
    const error = await fail({ message: ['Kuota habis', 'lain'], statusCode: 400 }, 400);
    expect(error).toMatchObject({ problem: { code: 'UNEXPECTED' }, sentence: 'Kuota habis' });
    expect((await fail({ message: ['Password salah'] }, 401)).sentence).toBe('Password salah');
    expect(await fail({ message: ['x'], errors: { 'full-name': ['Wajib'] } }, 400)).toMatchObject({
      problem: { code: 'FORM_INVALID' },
      fields: { fullName: 'Wajib' },
    });
  });

  it.each([
    ['a page of HTML', () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }), 'STATUS_UNKNOWN'],
    ['nothing', () => new Response(null, { status: 503 }), 'UNAVAILABLE'],
    ['half an answer', () => new Response('{"message": ["Ga', { status: 504 }), 'STATUS_UNKNOWN'],
    ['a text', () => answer('no', 500), 'UNEXPECTED'],
    ['a list', () => answer(['no'], 500), 'UNEXPECTED'],
    ['null', () => answer(null, 500), 'UNEXPECTED'],
    ['a code that nobody knows', () => answer({ code: 'MOON_PHASE', message: ['Bulan'] }, 409), 'UNEXPECTED'],
    ['the name of an object method', () => answer({ code: 'toString' }, 409), 'UNEXPECTED'],
    ['of the wrong types', () => answer({ code: 7, message: { a: 1 }, errors: [1] }, 500), 'UNEXPECTED'],
    ['silent about why the token is refused', () => answer({}, 401), 'LOGIN_REQUIRED'],
  ])('that is %s has a code all the same', async (_what, answers, code) => {
    const error = await fail(answers(), 0);
    expect(error.problem.code).toBe(code);
    expect(error.isRetryable).toBe(code === 'UNAVAILABLE' || code === 'STATUS_UNKNOWN');
  });

  it.each([502, 503, 504])(
    'of a gateway with the status %d leaves nothing unknown of what can be repeated',
    async (status) => {
      const { client } = clientBefore(() => new Response('<h1>Gateway</h1>', { status }));
      expect((await errorOf(client.send(getPeople, {}))).problem.code).toBe('UNAVAILABLE');
      expect((await errorOf(client.send(searchPeople, { body: ani }))).problem.code).toBe('UNAVAILABLE');
    },
  );
});

describe('a refused token', () => {
  it('is told with the token that was refused [S4.3, S8.1]', async () => {
    const onUnauthorized = vi.fn();
    let token = 't1';
    const refused = () => {
      // By the time the answer comes another tab may have logged in.
      token = 't2';
      return answer({ code: 'LOGIN_REQUIRED' }, 401);
    };
    const { client } = clientBefore(refused, { getToken: () => token, onUnauthorized });
    await errorOf(client.send(getPeople, {}));
    expect(onUnauthorized.mock.calls).toEqual([['t1']]);
  });

  it('is not what a failed login tells [S4.3, S8.1]', async () => {
    const onUnauthorized = vi.fn();
    const { client } = clientBefore(() => answer({ code: 'LOGIN_FAILED' }, 401), { onUnauthorized });
    expect((await errorOf(client.send(login, { body: ani }))).problem.code).toBe('LOGIN_FAILED');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it.each([400, 403, 404, 500])('is not what a status of %d tells', async (status) => {
    const onUnauthorized = vi.fn();
    const { client } = clientBefore(() => answer({}, status), { onUnauthorized });
    await errorOf(client.send(getPeople, {}));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

/** Answers when the ask is given up, as fetch does. */
const untilGivenUp = ({ signal }: RequestInit) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** The status is there, the rest is cut off. */
const cutAfterTheHead = () => {
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"data": {"full'));
      controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body);
};

describe('an ask without an answer', () => {
  it.each([
    ['in time', untilGivenUp],
    ['at all', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['that is whole', cutAfterTheHead],
  ])(
    '%s leaves a write unknown, and of what can be repeated says that the shop did not answer',
    async (_how, silence) => {
      const { client } = clientBefore(silence, { timeoutMs: 1 });
      const codes = await Promise.all([
        errorOf(client.send(savePerson, save)),
        errorOf(client.send(getPeople, {})),
        errorOf(client.send(searchPeople, { body: ani })),
      ]);
      expect(codes.map(({ problem }) => problem.code)).toEqual(['STATUS_UNKNOWN', 'UNREACHABLE', 'UNREACHABLE']);
      expect(codes.every(({ isRetryable }) => isRetryable)).toBe(true);
    },
  );

  it('is over after its time also when it can be given up', async () => {
    const { client } = clientBefore(untilGivenUp, { timeoutMs: 1 });
    const { signal } = new AbortController();
    const codes = await Promise.all([
      errorOf(client.send(savePerson, save, { signal })),
      errorOf(client.send(getPeople, {}, { signal })),
    ]);
    expect(codes.map(({ problem }) => problem.code)).toEqual(['STATUS_UNKNOWN', 'UNREACHABLE']);
  });

  it('was never sent by a browser that is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { client } = clientBefore(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await errorOf(client.send(savePerson, save))).problem.code).toBe('OFFLINE');
    expect((await errorOf(client.send(getPeople, {}))).problem.code).toBe('OFFLINE');
  });

  it.each([
    ['says at last that it is offline', false],
    ['knows nothing, as in React Native', undefined],
  ])('is told as no connection where the browser %s', async (_which, onLine) => {
    const isOnLine = vi.spyOn(navigator, 'onLine', 'get');
    const { client } = clientBefore(() => {
      isOnLine.mockReturnValue(onLine as boolean);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    expect((await errorOf(client.send(getPeople, {}))).problem.code).toBe('OFFLINE');
    isOnLine.mockReturnValue(true);
    expect((await errorOf(client.send(savePerson, save))).problem.code).toBe('STATUS_UNKNOWN');
  });

  it('because it was given up is no error of the shop', async () => {
    const { client } = clientBefore(untilGivenUp);
    const giveUp = new AbortController();
    const asked = client.send(savePerson, save, { signal: giveUp.signal });
    const reason = new DOMException('newer search', 'AbortError');
    giveUp.abort(reason);
    await expect(asked).rejects.toBe(reason);
  });
});

/** What a developer reads who has typed a wrong address: the call, and what came instead. */
describe('a wrong base URL', () => {
  const page = (status: number) => () =>
    new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
  const get = 'GET https://shop.example/api/people';

  it.each([
    ['a page that is not found', page(404), `${get} answered 404 text/html; charset=utf-8, which is no JSON`],
    ['the page of an app', page(200), `${get} answered 200 text/html; charset=utf-8, which is no JSON`],
    ['a stranger who has no such thing', () => answer({ no: 1 }, 404), `${get} answered 404, not as the contract says`],
    ['a stranger', () => answer({ data: { people: [] } }), `${get} answered 200, not as the contract says`],
  ])('that leads to %s is told as such', async (_what, answers, told) => {
    const { client } = clientBefore(answers);
    const error = await errorOf(client.send(getPeople, {}));
    expect(error.problem).toEqual({ code: 'UNEXPECTED' });
    expect(error.message).toBe(`UNEXPECTED: ${told}: is baseUrl right?`);
  });

  it('that leads to our server beside its calls is told as such', async () => {
    const { client } = clientBefore(() => answer({ code: 'NOT_FOUND', params: { what: 'ROUTE' } }, 404));
    const { message } = await errorOf(client.send(getPeople, {}));
    expect(message).toBe(`NOT_FOUND: ${get} answered 404, not as the contract says: is baseUrl right?`);
  });

  it('that nobody answers at, or that allows other origins only, is told with what fetch said', async () => {
    const said = new TypeError('Failed to fetch');
    const { client } = clientBefore(() => Promise.reject(said));
    const { message, cause } = await errorOf(client.send(getPeople, {}));
    expect(message).toContain(`UNREACHABLE: ${get} got no answer (TypeError: Failed to fetch)`);
    expect((cause as Error).cause).toBe(said);
  });

  it('names the call without what was asked of it: who somebody is stands there', async () => {
    const { client } = clientBefore(page(404));
    const { message } = await errorOf(client.send(savePerson, save));
    expect(message).toContain('PUT https://shop.example/api/people/{id} answered');
  });
});

it('never sends what does not keep the contract', async () => {
  const { client, fetch } = clientBefore(people);
  await expect(client.send(savePerson, { ...save, body: { fullName: 7 as never } })).rejects.toThrow(z.core.$ZodError);
  expect(fetch).not.toHaveBeenCalled();
});

import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { createShopClient } from '../client/createShopClient.ts';
import type { ShopError } from '../client/shopError.ts';
import { getCities, getOnlineCities } from '../contract/calls/address.ts';
import { changeLine, getCart } from '../contract/calls/cart.ts';
import { getBanks, getOrder } from '../contract/calls/checkout.ts';
import { authenticate } from '../contract/calls/session.ts';
import { rupiah } from '../rules/money/rupiah.ts';
import { createFakeShop } from './createFakeShop.ts';
import { sampleCart } from './samples/sampleCart.ts';
import { sampleProfile, sampleSession } from './samples/sampleSession.ts';
import { on } from './server/on.ts';
import { refuse } from './server/refuse.ts';

const bca = { id: 1, bankName: 'BCA', logo: null };
const jakarta = { id: 3174, type: 'Kota', name: 'Jakarta Selatan' };
const change = { customerCode: 'C1', id: 11, sku: 'LM-05', price: rupiah(1), quantity: 2 };

function open(...handlers: ReturnType<typeof on>[]) {
  const shop = createFakeShop({ handlers });
  const client = createShopClient({ ...shop.api, getToken: () => 'token-1' });
  return { shop, client };
}
const errorOf = (promise: Promise<unknown>): Promise<ShopError> =>
  promise.then(
    () => Promise.reject(),
    (error) => error,
  );

describe('a fake shop', () => {
  it('answers the calls it has handlers for, through the contract', async () => {
    const { client } = open(
      on(getBanks, () => [bca]),
      on(getCart, ({ params }) => sampleCart([], { points: params.customerCode.length })),
    );
    expect(await client.send(getBanks, {})).toEqual([bca]);
    expect(await client.send(getCart, { params: { customerCode: 'C/1' } })).toEqual(sampleCart([], { points: 3 }));
  });

  it('notes what it was asked, with token and idempotency key', async () => {
    const { shop, client } = open(on(changeLine, () => sampleCart()));
    await client.send(changeLine, { body: change }, { idempotencyKey: 'k1' });
    const [request] = shop.requestsOf(changeLine);
    expect(request).toMatchObject({ ask: { body: change }, token: 'token-1', idempotencyKey: 'k1' });
    expectTypeOf(request?.ask.body.quantity).toEqualTypeOf<number | undefined>();
    expect(shop.requestsOf(getBanks)).toEqual([]);
  });

  it('takes the longest address that fits', async () => {
    const { client } = open(
      on(getCities, () => []),
      on(getOnlineCities, () => [jakarta]),
    );
    expect(await client.send(getOnlineCities, { query: { provinceId: 31 } })).toEqual([jakarta]);
    expect(await client.send(getCities, { params: { provinceId: 31 } })).toEqual([]);
  });

  it('answers otherwise once it is told to', async () => {
    const { shop, client } = open(on(getBanks, () => []));
    shop.handle(on(getBanks, () => [bca]));
    expect(await client.send(getBanks, {})).toEqual([bca]);
  });

  it('has no other addresses', async () => {
    const { client } = open();
    const { problem, status } = await errorOf(client.send(getBanks, {}));
    expect([problem, status]).toEqual([{ code: 'NOT_FOUND', what: 'ROUTE' }, 404]);
  });

  it('shares nothing with another', async () => {
    const [one, other] = [open(on(getBanks, () => [bca])), open()];
    await one.client.send(getBanks, {});
    expect([one.shop.requests.length, other.shop.requests.length]).toEqual([1, 0]);
  });
});

describe('a refusal of a fake shop', () => {
  it('is a failure body, its fields in the words of the wire', async () => {
    const { shop } = open(
      on(changeLine, () => refuse({ code: 'FORM_INVALID', fields: [] }, { fields: { quantity: 'x' } })),
    );
    const { api } = shop;
    const init = { method: 'PUT', body: '{"customer-code":"C1","id":1,"price":1,"quantity":1,"sku":"a"}' };
    const response = await api.fetch(`${api.baseUrl}/cart`, { ...init, headers: { authorization: 'Bearer t' } });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'FORM_INVALID', errors: { quantity: 'x' }, requestId: 'fake' });
  });

  it('comes with its particulars', async () => {
    const { client } = open(on(changeLine, () => refuse({ code: 'OUT_OF_STOCK', available: 3 })));
    const { problem } = await errorOf(client.send(changeLine, { body: change }));
    expect(problem).toEqual({ code: 'OUT_OF_STOCK', available: 3 });
  });

  it('meets an ask that does not keep the contract', async () => {
    const { api } = open(on(changeLine, () => sampleCart())).shop;
    const headers = { authorization: 'Bearer t' };
    const response = await api.fetch(`${api.baseUrl}/cart`, { method: 'PUT', body: '{}', headers });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { 'customer-code': expect.any(String) } });
  });

  it('meets the next ask of a call, and only that', async () => {
    const { shop, client } = open(on(getBanks, () => [bca]));
    shop.failNext({ code: 'UNAVAILABLE' }, getCart);
    expect(await client.send(getBanks, {})).toEqual([bca]);
    shop.failNext({ code: 'UNAVAILABLE' });
    expect((await errorOf(client.send(getBanks, {}))).status).toBe(503);
    expect(await client.send(getBanks, {})).toEqual([bca]);
  });

  it('meets every ask of a call until it is mended', async () => {
    const { shop, client } = open(on(getBanks, () => [bca]));
    const fault = shop.fail({ code: 'UNAVAILABLE' }, getBanks);
    expect((await errorOf(client.send(getBanks, {}))).status).toBe(503);
    expect((await errorOf(client.send(getBanks, {}))).status).toBe(503);
    fault.mend();
    expect(await client.send(getBanks, {})).toEqual([bca]);
  });

  it('meets who holds no token, or a revoked one, but not at the login', async () => {
    const login = { ...sampleProfile(), ...sampleSession(), profile: undefined };
    const { shop, client } = open(
      on(authenticate, () => login),
      on(getBanks, () => []),
      on(getCart, () => sampleCart()),
    );
    const visitor = createShopClient(shop.api);
    const params = { customerCode: 'C1' };
    expect((await errorOf(visitor.send(getCart, { params }))).problem.code).toBe('LOGIN_REQUIRED');
    shop.revoke('token-1');
    expect((await errorOf(client.send(getBanks, {}))).status).toBe(401);
    const body = { username: 'ani', password: 'rahasia' };
    expect(await client.send(authenticate, { body })).toMatchObject({ customerCode: 'C1' });
  });
});

describe('a slow or broken fake shop', () => {
  it('keeps answers until they are let go, in any order', async () => {
    const { shop, client } = open(
      on(getOrder, ({ params }) => refuse({ code: 'NOT_FOUND', what: 'ORDER' }, { requestId: params.orderCode })),
    );
    const hold = shop.hold(getOrder);
    const answered: string[] = [];
    const asks = ['one', 'two', 'three'].map(async (orderCode) => {
      const { requestId = '' } = await errorOf(client.send(getOrder, { params: { orderCode } }));
      answered.push(requestId);
    });
    await vi.waitFor(() => expect(hold.waiting).toBe(3), { timeout: 20_000 });
    expect(answered).toEqual([]);
    hold.next(1);
    await vi.waitFor(() => expect(answered).toEqual(['two']), { timeout: 20_000 });
    hold.next();
    await vi.waitFor(() => expect(answered).toEqual(['two', 'one']), { timeout: 20_000 });
    hold.release();
    await Promise.all(asks);
    expect(answered).toEqual(['two', 'one', 'three']);
    expect((await errorOf(client.send(getOrder, { params: { orderCode: 'four' } }))).requestId).toBe('four');
  });

  it('loses an answer after the ask was handled', async () => {
    let handled = 0;
    const { shop, client } = open(
      on(changeLine, () => {
        handled += 1;
        return sampleCart();
      }),
    );
    shop.loseNext(changeLine);
    expect((await errorOf(client.send(changeLine, { body: change }))).problem.code).toBe('STATUS_UNKNOWN');
    expect(handled).toBe(1);
  });

  it('answers anything at all', async () => {
    const { shop, client } = open(on(getBanks, () => [bca]));
    shop.answerNext(new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    expect((await errorOf(client.send(getBanks, {}))).problem.code).toBe('UNAVAILABLE');
  });

  it('sees that nobody waits any more', async () => {
    const { shop, client } = open(on(getBanks, () => [bca]));
    shop.hold();
    const giveUp = new AbortController();
    const asked = client.send(getBanks, {}, { signal: giveUp.signal });
    giveUp.abort();
    await expect(asked).rejects.toThrow('aborted');
    expect(shop.requests[0]?.signal?.aborted).toBe(true);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { createShopClient } from '../client/createShopClient.ts';
import { addToCart, getCart } from '../contract/calls/cart.ts';
import { findProducts } from '../contract/calls/catalogue.ts';
import { getBanks } from '../contract/calls/checkout.ts';
import { getStoreStatus } from '../contract/calls/store.ts';
import { rupiah } from '../rules/money/rupiah.ts';
import { createMemoryShop } from './createMemoryShop.ts';
import { on } from './server/on.ts';
import { sampleSeed } from './shop/sampleSeed.ts';

afterEach(() => vi.useRealTimers());

function enter(shop = createMemoryShop()) {
  const { token } = shop.logIn('ani');
  const times: Date[] = [];
  const client = createShopClient({ ...shop.api, getToken: () => token, onServerTime: (time) => times.push(time) });
  const add = (quantity = 1) =>
    client.send(addToCart, { body: { customerCode: 'C1', sku: 'LM-05', quantity, price: rupiah(900_000) } });
  const cart = () => client.send(getCart, { params: { customerCode: 'C1' } });
  return { shop, token, client, times, add, cart };
}

describe('a shop in memory', () => {
  it('keeps what it is told, and shares it with nobody', async () => {
    const [one, other] = [enter(), enter()];
    await one.add(2);
    expect((await one.cart()).lines).toMatchObject([{ sku: 'LM-05', quantity: 2 }]);
    expect((await other.cart()).lines).toEqual([]);
  });

  it('holds what its seed says, and leaves the seed as it is', async () => {
    const products = sampleSeed().products.map((product) => ({ ...product, stock: 1 }));
    const { add, shop } = enter(createMemoryShop({ products }));
    shop.setStock('LM-05', 2);
    await add(2);
    await expect(add()).rejects.toMatchObject({ problem: { code: 'OUT_OF_STOCK', available: 0 } });
    expect(products[0]?.stock).toBe(1);
  });

  it('answers otherwise where a test says so', async () => {
    const { client } = enter(
      createMemoryShop(
        {},
        on(getBanks, () => []),
      ),
    );
    expect(await client.send(getBanks, {})).toEqual([]);
  });

  it.each([
    ['price', true, ['LM-05', 'LM-1', 'LM-2']],
    ['price', false, ['LM-2', 'LM-1', 'LM-05']],
    ['product-name', false, ['LM-2', 'LM-1', 'LM-05']],
    ['position', false, ['LM-05', 'LM-1', 'LM-2']],
  ])('lists its products by %s, upwards: %s', async (columnName, isAscending, skus) => {
    const { client } = enter();
    const sort = [{ columnName, isAscending }];
    const body = { page: 0, size: 12, searchBy: null, categoryId: null, subCategoryId: null, sort };
    const { products } = await client.send(findProducts, { body });
    expect(products.map(({ sku }) => sku)).toEqual(skus);
  });

  it('changes a price behind the page’s back', async () => {
    const { add, cart, shop } = enter();
    await add();
    shop.setPrice('LM-05', rupiah(950_000));
    expect((await cart()).lines).toMatchObject([{ price: 900_000, currentPrice: 950_000, isOutdated: true }]);
  });

  it('tells its own time, which goes only when it is told to', async () => {
    const { shop, client, times } = enter();
    await client.send(getBanks, {});
    shop.advance(60_000);
    await client.send(getBanks, {});
    const [before, after] = times.map((time) => time.getTime());
    expect([before, after]).toEqual([shop.now().getTime() - 60_000, shop.now().getTime()]);
  });

  it('ends a login that is not used for a week, also where a visitor would be welcome', async () => {
    const { shop, client, cart } = enter();
    const week = 7 * 24 * 60 * 60_000;
    shop.advance(week - 1);
    await cart();
    shop.advance(week);
    await expect(cart()).rejects.toMatchObject({ status: 401, problem: { code: 'LOGIN_REQUIRED' } });
    await expect(client.send(getStoreStatus, {})).rejects.toMatchObject({ status: 401 });
  });

  it('adds once what is sent again under the same key', async () => {
    const { client, cart } = enter();
    const body = { customerCode: 'C1', sku: 'LM-05', quantity: 1, price: rupiah(900_000) };
    const press = (idempotencyKey: string) => client.send(addToCart, { body }, { idempotencyKey });
    await press('press-0001');
    await press('press-0001');
    expect((await cart()).lines).toMatchObject([{ quantity: 1 }]);
    await press('press-0002');
    expect((await cart()).lines).toMatchObject([{ quantity: 2 }]);
  });

  it('fails the next ask with a code, and counts what it was asked', async () => {
    const { shop, add, cart } = enter();
    shop.failNext({ code: 'UNAVAILABLE' }, addToCart);
    await expect(add()).rejects.toMatchObject({ problem: { code: 'UNAVAILABLE' } });
    await add();
    await cart();
    expect([shop.count(addToCart), shop.count(getCart), shop.count()]).toEqual([2, 1, 3]);
  });

  it('takes its time when it is slow', async () => {
    vi.useFakeTimers();
    const { shop, cart, client } = enter();
    shop.slow(800, getCart);
    const answered: string[] = [];
    const slow = cart().then(() => answered.push('cart'));
    await client.send(getBanks, {}).then(() => answered.push('banks'));
    await vi.advanceTimersByTimeAsync(799);
    expect(answered).toEqual(['banks']);
    await vi.advanceTimersByTimeAsync(1);
    await slow;
    expect(answered).toEqual(['banks', 'cart']);
  });

  it('knows no product and no customer that its seed does not', () => {
    const shop = createMemoryShop();
    expect(() => shop.setPrice('XX', rupiah(1))).toThrow('nothing is sold as XX');
    expect(() => shop.logIn('siapa')).toThrow('nobody is called siapa');
  });
});

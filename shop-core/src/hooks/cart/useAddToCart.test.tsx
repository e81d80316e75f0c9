import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addToCart } from '../../contract/calls/cart.ts';
import { getStoreNotice, getStoreStatus } from '../../contract/calls/store.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import { on, renderShopHook, type ShopAroundOptions, sampleLine, sampleSession } from '../../testing/react/index.ts';
import { useStore } from '../content/useStore.ts';
import { cartShop } from './testCartShop.ts';
import { type AddToCartOptions, type ProductToAdd, useAddToCart } from './useAddToCart.ts';
import { useCart } from './useCart.ts';

afterEach(() => vi.useRealTimers());
const missing = (): never => {
  throw new TypeError('is not a function');
};

const bar: ProductToAdd = {
  place: 'list',
  sku: 'LM-10',
  quantity: 2,
  price: rupiah(18_000_000),
  typeCode: 'SP',
  segment: 'ALL',
  stock: 5,
};
const ring: ProductToAdd = { ...bar, sku: 'CP', typeCode: 'VP' };

interface Opened extends AddToCartOptions {
  readonly session?: ShopAroundOptions['session'];
  readonly isClosed?: boolean;
}

async function open({ session = sampleSession(), isClosed = false, ...options }: Opened = {}) {
  const { shop, held } = cartShop(
    [sampleLine()],
    on(getStoreStatus, () => ({ value: isClosed ? 'CLOSE' : 'OPEN' })),
    on(getStoreNotice, () => ({ value: 'Tutup sampai Senin.' })),
  );
  const page = renderShopHook(() => ({ add: useAddToCart(options), cart: useCart(), store: useStore() }), {
    shop,
    ...(session && { session }),
  });
  const { result, notices } = page;
  if (session && !session.mustChangePassword) await waitFor(() => expect(result.current.cart.status).toBe('ready'));
  await waitFor(() => expect(result.current.store.status).toBe(isClosed ? 'CLOSE' : 'OPEN'));
  const add = (product: ProductToAdd) => act(() => result.current.add.run(product));
  return { ...page, shop, held, add, said: () => notices.map(({ sentence }) => sentence) };
}

describe('adding to the cart', () => {
  it('shows the cart that was answered, and says so [S8.20]', async () => {
    const { add, shop, result, said } = await open();
    const added = await add(bar);
    expect(shop.requestsOf(addToCart)[0]?.ask.body).toEqual({
      customerCode: 'C1',
      sku: 'LM-10',
      quantity: 2,
      price: 18_000_000,
    });
    expect(added).toMatchObject({ ok: true, value: { lines: [{ id: 11 }, { sku: 'LM-10' }] } });
    await waitFor(() => expect(result.current.cart).toMatchObject({ pieces: 4 }));
    expect(said()).toEqual(['Keranjang berhasil diperbaharui']);
  });

  it('says nothing where the screen shows it by itself', async () => {
    const { add, said } = await open({ isSilent: true });
    await add(bar);
    expect(said()).toEqual([]);
  });

  it('pressed twice asks once', async () => {
    const { shop, result } = await open();
    const hold = shop.hold(addToCart);
    let presses: Promise<unknown> = Promise.resolve();
    act(() => {
      presses = Promise.all([result.current.add.run(bar), result.current.add.run({ ...bar })]);
    });
    await waitFor(() => expect(hold.waiting).toBe(1));
    await act(async () => hold.release());
    await act(() => presses);
    expect(shop.requestsOf(addToCart)).toHaveLength(1);
  });

  it('pressed again after a lost answer asks under the same key, and afterwards under another', async () => {
    const { shop, add } = await open();
    shop.loseNext(addToCart);
    expect(await add(bar)).toMatchObject({ ok: false, error: { problem: { code: 'STATUS_UNKNOWN' } } });
    expect(await add(bar)).toMatchObject({ ok: true });
    await add(bar);
    shop.failNext({ code: 'UNAVAILABLE' }, addToCart);
    await add(bar);
    await add(bar);
    const [lost, again, ...later] = shop.requestsOf(addToCart).map(({ idempotencyKey }) => idempotencyKey);
    expect(lost).toMatch(/^[\w.:-]{8,100}$/);
    expect(again).toBe(lost);
    expect(new Set([lost, ...later]).size).toBe(4);
  });

  it('repeated by the page is sent under the name that the page gave it', async () => {
    const { shop, add } = await open();
    await add({ ...bar, key: 'wanted:1:LM-10' });
    await add({ ...bar, key: 'wanted:1:LM-10' });
    const keys = shop.requestsOf(addToCart).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual(['wanted:1:LM-10', 'wanted:1:LM-10']);
  });

  it('pressed long after a lost answer is meant anew', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { shop, add } = await open();
    const keys = () => shop.requestsOf(addToCart).map(({ idempotencyKey }) => idempotencyKey);
    shop.loseNext(addToCart);
    await add(bar);
    shop.loseNext(addToCart);
    vi.advanceTimersByTime(5 * 60_000 - 1_000);
    await add(bar);
    expect(new Set(keys()).size).toBe(1);
    vi.advanceTimersByTime(5 * 60_000);
    await add(bar);
    expect(new Set(keys()).size).toBe(2);
  });

  it('works over plain http, and in browsers without the newer signals', async () => {
    const { getRandomValues } = crypto;
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
    vi.spyOn(AbortSignal, 'any').mockImplementation(missing);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(missing);
    const { add } = await open();
    expect(await add(bar)).toMatchObject({ ok: true });
  });

  it('twice at once adds both, whichever is answered first', async () => {
    const { add, shop, result } = await open();
    const hold = shop.hold(addToCart);
    act(() => void Promise.all([result.current.add.run(bar), result.current.add.run({ ...bar, sku: 'LM-25' })]));
    await waitFor(() => expect(hold.waiting).toBe(2));
    await act(async () => hold.next(1));
    await act(async () => hold.release());
    await waitFor(() => expect(result.current.cart).toMatchObject({ pieces: 6 }));
    expect(add).toBeDefined();
  });

  it('that the server refuses shows the cart as it is', async () => {
    const { add, shop, held, result, said } = await open();
    shop.failNext({ code: 'OUT_OF_STOCK', available: 0 }, addToCart);
    held.lines = [sampleLine({ quantity: 5 })];
    expect(await add(bar)).toMatchObject({ ok: false, error: { problem: { code: 'OUT_OF_STOCK' } } });
    await waitFor(() => expect(result.current.cart).toMatchObject({ pieces: 5 }));
    expect(said()).toEqual(['Stok tidak mencukupi.']);
  });
});

describe('adding to the cart is refused without asking the server', () => {
  const refusal = async (product: ProductToAdd, opened?: Opened) => {
    const { add, shop, said } = await open(opened);
    const refused = await add(product);
    expect(shop.requestsOf(addToCart)).toEqual([]);
    return [refused.ok ? 'added' : refused.error.problem.code, said()];
  };

  it('to a visitor [S5.25, S5.27]', async () => {
    const { shop } = cartShop();
    const { result, notices } = renderShopHook(() => useAddToCart(), { shop });
    const refused = await act(() => result.current.run(bar));
    expect(refused).toMatchObject({ ok: false, error: { problem: { code: 'LOGIN_REQUIRED' } } });
    expect(notices).toMatchObject([{ sentence: 'Anda belum masuk, silahkan login terlebih dahulu' }]);
    expect(shop.requests).toEqual([]);
  });

  it('to a visitor, quietly where a login dialog opens [S5.25]', async () => {
    const { shop } = cartShop();
    const { result, notices } = renderShopHook(() => useAddToCart({ quiet: ['LOGIN_REQUIRED'] }), { shop });
    await act(() => result.current.run(bar));
    expect(notices).toEqual([]);
    await waitFor(() => expect(result.current.error?.problem.code).toBe('LOGIN_REQUIRED'));
  });

  it('from a card of a product with variations [S5.28]', async () => {
    const sentence = 'Pilih variasi terlebih dahulu di detil produk';
    expect(await refusal(ring)).toEqual(['VARIATION_REQUIRED_ON_DETAIL', [sentence]]);
  });

  it('on detail until a variation is chosen [S5.29]', async () => {
    const chosen = { ...ring, place: 'detail' } as const;
    expect(await refusal(chosen)).toEqual(['VARIATION_REQUIRED', ['Pilih variasi terlebih dahulu']]);
    expect(await (await open()).add({ ...chosen, isVariationChosen: true })).toMatchObject({ ok: true });
  });

  it('beyond the stock, what is in the cart already included [S5.30]', async () => {
    const [code, said] = await refusal({ ...bar, quantity: 6 });
    expect([code, said]).toEqual(['OUT_OF_STOCK', ['Stok tidak mencukupi.']]);
    expect(await refusal({ ...bar, sku: 'LM-05', quantity: 4 })).toEqual([code, said]);
    expect(await (await open()).add({ ...bar, sku: 'LM-05', quantity: 3 })).toMatchObject({ ok: true });
  });

  it.each([0, -1, 1.5])('for a quantity of %d', async (quantity) => {
    expect((await refusal({ ...bar, quantity }))[0]).toBe('QUANTITY_INVALID');
  });

  it('while the store is closed, with the notice on its door [S1.10]', async () => {
    expect(await refusal(bar, { isClosed: true })).toEqual(['STORE_CLOSED', ['Tutup sampai Senin.']]);
  });

  it('for a product of corporate customers to anybody else', async () => {
    expect((await refusal({ ...bar, segment: 'CORPORATE' }))[0]).toBe('SEGMENT_NOT_ALLOWED');
  });
});

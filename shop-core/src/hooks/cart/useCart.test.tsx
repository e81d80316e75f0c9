import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ContractBreach } from '../../client/createShopClient.ts';
import { ShopError } from '../../client/shopError.ts';
import { getCart } from '../../contract/calls/cart.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import { renderShopHook, sampleCart, sampleLine, sampleSession } from '../../testing/react/index.ts';
import { encodeReply } from '../../wire/index.ts';
import { cartShop } from './testCartShop.ts';
import { type ProductToAdd, useAddToCart } from './useAddToCart.ts';
import { type CartView, useCart } from './useCart.ts';

const session = sampleSession();
const bar: ProductToAdd = {
  place: 'list',
  sku: 'LM-10',
  quantity: 1,
  price: rupiah(9_000_000),
  typeCode: 'SP',
  segment: 'ALL',
  stock: 5,
};
const ready = (view: CartView) => (view.status === 'ready' ? view : expect.fail(view.status));

describe('the cart', () => {
  it('is nobody’s while nobody is logged in, and is not asked for', () => {
    const { shop } = cartShop();
    const { result } = renderShopHook(useCart, { shop });
    expect(result.current).toEqual({ status: 'none' });
    expect(shop.requests).toEqual([]);
  });

  it('is loading, then ready with its sums', async () => {
    const { shop } = cartShop([sampleLine(), sampleLine({ id: 12, sku: 'LM-1', quantity: 1 })]);
    const { result } = renderShopHook(useCart, { shop, session });
    expect(result.current).toEqual({ status: 'loading' });
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(ready(result.current)).toMatchObject({
      subtotal: rupiah(2_700_000),
      pieces: 3,
      rewardPoints: 9,
      isObsolete: false,
      isOnlineOnly: false,
      isPending: false,
    });
  });

  it('is obsolete while a single price in it is outdated [S4.16]', async () => {
    const { shop } = cartShop([sampleLine(), sampleLine({ id: 12, isOutdated: true })]);
    const { result } = renderShopHook(useCart, { shop, session });
    await waitFor(() => expect(ready(result.current).isObsolete).toBe(true));
  });

  it('that cannot be had says why, and can be asked for again', async () => {
    const { shop } = cartShop();
    shop.failNext({ code: 'UNAVAILABLE' }, getCart);
    const { result } = renderShopHook(useCart, { shop, session });
    await waitFor(() => expect(result.current.status).toBe('failed'));
    const failed = result.current;
    if (failed.status !== 'failed') return expect.fail();
    expect(failed.error).toBeInstanceOf(ShopError);
    await act(async () => failed.retry());
    await waitFor(() => expect(result.current.status).toBe('ready'));
  });

  it('stays on the page when a later look at it fails', async () => {
    const { shop } = cartShop();
    const { result, queryClient } = renderShopHook(useCart, { shop, session });
    await waitFor(() => expect(result.current.status).toBe('ready'));
    shop.failNext({ code: 'UNAVAILABLE' }, getCart);
    await act(() => queryClient.invalidateQueries({ queryKey: ['samudra-emas', 'cart'] }));
    expect(ready(result.current).pieces).toBe(2);
  });

  it('with a line that can not be read shows no total at all, neither the one before nor that of the other lines', async () => {
    const { shop } = cartShop();
    const breaches: ContractBreach[] = [];
    const onContractBreach = (breach: ContractBreach) => breaches.push(breach);
    const { result, queryClient } = renderShopHook(useCart, { shop, session, onContractBreach });
    await waitFor(() => expect(result.current.status).toBe('ready'));
    const { data } = encodeReply(getCart, sampleCart([sampleLine(), sampleLine({ id: 12, sku: 'LM-1' })]));
    const json = JSON.stringify({ data }).replace('"sku":"LM-1"', '"sku":null');
    shop.answerNext(new Response(json), getCart);
    await act(() => queryClient.invalidateQueries({ queryKey: ['samudra-emas', 'cart'] }));
    await waitFor(() =>
      expect(result.current).toMatchObject({ status: 'failed', error: { problem: { code: 'UNEXPECTED' } } }),
    );
    expect(breaches).toMatchObject([{ call: 'GET /cart/{customer-code}', path: 'carts.1.sku' }]);
    await act(async () => void (result.current.status === 'failed' && result.current.retry()));
    await waitFor(() => expect(ready(result.current).pieces).toBe(2));
  });
});

const useTab = () => ({ cart: useCart(), add: useAddToCart() });

describe('the carts of two tabs', () => {
  it('are one cart: what one changes the other asks for', async () => {
    const { shop } = cartShop();
    const here = renderShopHook(useTab, { shop, session });
    const there = renderShopHook(useTab, { shop, session });
    await waitFor(() => expect(here.result.current.cart.status).toBe('ready'));
    await waitFor(() => expect(there.result.current.cart.status).toBe('ready'));
    await act(() => here.result.current.add.run(bar));
    await waitFor(() => expect(ready(there.result.current.cart).pieces).toBe(3));
  });

  it('do without a channel where a browser has none', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { shop } = cartShop();
    const { result } = renderShopHook(useTab, { shop, session });
    await waitFor(() => expect(result.current.cart.status).toBe('ready'));
    await act(() => result.current.add.run(bar));
    await waitFor(() => expect(ready(result.current.cart).pieces).toBe(3));
  });

  it('are closed with their page', async () => {
    const close = vi.spyOn(BroadcastChannel.prototype, 'close');
    const { shop } = cartShop();
    const { unmount } = renderShopHook(useTab, { shop, session });
    const before = close.mock.calls.length;
    unmount();
    expect(close.mock.calls.length).toBe(before + 1);
  });
});

import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addToCart } from '../../contract/calls/cart.ts';
import { withMessages } from '../../messages/withMessages.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import type { Problem } from '../../rules/problem.ts';
import { type FakeRoute, on, refuse, renderShopHook, sampleSession } from '../../testing/react/index.ts';
import type { ShopOptions } from '../provider/shop.ts';
import { cartShop } from './testCartShop.ts';
import { useAddToCart } from './useAddToCart.ts';
import { useCart } from './useCart.ts';

const bar = {
  place: 'list',
  sku: 'LM-1',
  quantity: 1,
  price: rupiah(900_000),
  typeCode: 'SP',
  segment: 'ALL',
  stock: 5,
} as const;

async function saidOf(problem: Problem, options: Pick<ShopOptions, 'messages'> = {}) {
  const refusing: FakeRoute = on(addToCart, () => refuse(problem));
  const { shop } = cartShop([], refusing);
  const { result, notices } = renderShopHook(() => ({ cart: useCart(), add: useAddToCart() }), {
    shop,
    session: sampleSession(),
    ...options,
  });
  await waitFor(() => expect(result.current.cart.status).toBe('ready'));
  await act(() => result.current.add.run(bar));
  return notices.map(({ sentence }) => sentence);
}

it('the cart says why it was refused', async () => {
  expect(await saidOf({ code: 'NOT_FOUND', what: 'PRODUCT' })).toEqual(['Produk tidak ditemukan.']);
});

it('the cart says what an app says in its own words', async () => {
  const messages = withMessages({ SEGMENT_NOT_ALLOWED: 'For companies only' });
  expect(await saidOf({ code: 'SEGMENT_NOT_ALLOWED' }, { messages })).toEqual(['For companies only']);
});

it('the cart has no words for a checkout, and says that something went wrong', async () => {
  expect(await saidOf({ code: 'COUPON_USED_UP' })).toEqual(['Terjadi kesalahan. Coba lagi sebentar lagi.']);
});

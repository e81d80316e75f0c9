import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { reserveUniqueCode } from '../../contract/calls/checkout.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import { createMemoryShop, renderShopHook } from '../../testing/react/index.ts';
import { useAddToCart } from '../cart/useAddToCart.ts';
import { useCartTotals } from './useCartTotals.ts';
import { useCouponForm } from './useCouponForm.ts';
import { useRedeemForm } from './useRedeemForm.ts';

const bar = { place: 'detail', sku: 'LM-05', typeCode: 'SP', segment: 'ALL', stock: 5 } as const;

const usePage = () => ({
  totals: useCartTotals(),
  add: useAddToCart({ isSilent: true }),
  couponForm: useCouponForm(),
  redeemForm: useRedeemForm(),
});

it('takes coupon and points off the cart, and leaves shipping and unique code to the checkout [S4.20]', async () => {
  const shop = createMemoryShop();
  const { result } = renderShopHook(usePage, { shop, session: shop.logIn('ani') });
  await waitFor(() => expect(result.current.totals.priced?.payable).toBe(0));
  await act(() => result.current.add.run({ ...bar, quantity: 2, price: rupiah(900_000) }));
  await waitFor(() => expect(result.current.totals.priced?.entries).toEqual([{ code: 'SUBTOTAL', amount: 1_800_000 }]));
  await act(() => result.current.couponForm.apply.run('HEMAT50'));
  await act(() => result.current.redeemForm.redeem.run(25_000));
  await waitFor(() => expect(result.current.totals.priced?.payable).toBe(1_725_000));
  expect(result.current.totals.priced?.entries).toEqual([
    { code: 'SUBTOTAL', amount: 1_800_000 },
    { code: 'COUPON', amount: -50_000 },
    { code: 'REDEEM', amount: -25_000 },
  ]);
  expect(result.current.totals).toMatchObject({ coupon: { state: { status: 'applied' } }, redeem: { active: 40_000 } });
  expect(shop.count(reserveUniqueCode)).toBe(0);
});

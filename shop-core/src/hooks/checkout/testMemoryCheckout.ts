import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { CheckoutEvent } from '../../rules/checkout/checkoutEvent.ts';
import { createMemoryShop, renderShopHook, type ShopAroundOptions } from '../../testing/react/index.ts';
import { changeQuantity } from '../cart/changeQuantity.ts';
import { useAddToCart } from '../cart/useAddToCart.ts';
import { useCart } from '../cart/useCart.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { useLogin } from '../session/useLogin.ts';
import { useLogout } from '../session/useLogout.ts';
import { useCheckout } from './useCheckout.ts';
import { useCouponForm } from './useCouponForm.ts';
import { useRedeemForm } from './useRedeemForm.ts';

const usePage = () => ({
  checkout: useCheckout(),
  cart: useCart(),
  add: useAddToCart({ isSilent: true }),
  couponForm: useCouponForm(),
  redeemForm: useRedeemForm(),
  login: useLogin(),
  logout: useLogout(),
  around: useShop(),
});

const bar = { place: 'detail', sku: 'LM-05', typeCode: 'SP', segment: 'ALL', stock: 5 } as const;

interface MemoryCheckoutOptions extends Partial<Omit<ShopAroundOptions, 'shop'>> {
  readonly shop?: ReturnType<typeof createMemoryShop>;
  /** Half-gram bars to put in the cart: two unless said otherwise. */
  readonly pieces?: number;
}

/** Ani's checkout of half-gram bars in a whole shop in memory. */
export async function openCheckout({ shop = createMemoryShop(), pieces = 2, ...options }: MemoryCheckoutOptions = {}) {
  const page = renderShopHook(usePage, { session: shop.logIn('ani'), ...options, shop });
  const { result, queryClient } = page;
  const settle = () => waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const checkout = () => result.current.checkout;
  await waitFor(() => expect(result.current.cart.status).toBe('ready'));
  const put = (quantity: number) =>
    act(() => result.current.add.run({ ...bar, quantity, price: checkout().state.parcel.itemValue }));
  if (pieces > 0) await put(pieces);
  await settle();
  const happen = async (...events: CheckoutEvent[]) => {
    await act(async () => {
      for (const event of events) checkout().dispatch(event);
    });
    await settle();
  };
  const setQuantity = (quantity: number) =>
    act(async () => {
      const { cart, around } = result.current;
      const line = cart.status === 'ready' ? cart.lines[0] : undefined;
      return line && changeQuantity(around, 'C1', line, quantity);
    });
  return {
    ...page,
    shop,
    setQuantity,
    checkout,
    settle,
    put,
    happen,
    check: () => act(() => checkout().check.run(undefined)),
    place: (accepted?: Parameters<ReturnType<typeof useCheckout>['place']['run']>[0]) =>
      act(() => checkout().place.run(accepted)),
    apply: (code: string) => act(() => result.current.couponForm.apply.run(code)),
    redeem: (points: number) => act(() => result.current.redeemForm.redeem.run(points)),
    said: () => page.notices.map(({ sentence }) => sentence),
  };
}

/** Everything an order needs but its shipping cost. */
export const wholeChoice: CheckoutEvent[] = [
  { type: 'courierChosen', courier: 'jnt' },
  { type: 'bankChosen', bankId: 7 },
  { type: 'termsChanged', accepted: true },
];

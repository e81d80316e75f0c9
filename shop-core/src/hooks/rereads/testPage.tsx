import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { createShopClient } from '../../client/createShopClient.ts';
import { addToCart, saveZakat } from '../../contract/index.ts';
import * as published from '../../index.ts';
import { emptyCheckout } from '../../rules/checkout/checkoutState.ts';
import { calendarDate } from '../../rules/dates/calendarDate.ts';
import { milligram } from '../../rules/money/milligram.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import {
  createMemoryShop,
  type MemoryShop,
  renderShopHook,
  sampleLine,
  sampleProduct,
} from '../../testing/react/index.ts';
import { writeDraft } from '../checkout/checkoutDraft.ts';
import { createShopQueryClient } from '../provider/createShopQueryClient.ts';
import { namedStorage } from '../provider/namedStorage.ts';
import { shopName } from '../provider/shopKey.ts';
import { safeStorage } from '../provider/shopStorage.ts';
import { queryHooks } from './testQueries.ts';

/** Every action that a page can offer, below every query: nothing they should ask again is out of their reach. */
function useActions() {
  for (const { mount } of Object.values(queryHooks)) mount();
  const cart = published.useCart();
  const line = cart.status === 'ready' ? cart.lines[0] : undefined;
  return {
    useAddToCart: published.useAddToCart(),
    useAddressCascade: published.useAddressCascade({ address: emptyCheckout.dropship }),
    useAvatarUpload: published.useAvatarUpload(),
    useCart: cart,
    useCartLine: published.useCartLine(line ?? sampleLine()),
    useChangePassword: published.useChangePassword(),
    useCheckout: published.useCheckout(),
    useConfirmEmail: published.useConfirmEmail(),
    useCoupon: published.useCoupon(),
    useCouponForm: published.useCouponForm(),
    useDeleteAccount: published.useDeleteAccount(),
    useDeleteZakat: published.useDeleteZakat(),
    useForgotPassword: published.useForgotPassword(),
    useLogin: published.useLogin(),
    useLogout: published.useLogout(),
    useNotifications: published.useNotifications(),
    useQuiz: published.useQuiz(),
    useRedeem: published.useRedeem(),
    useRedeemForm: published.useRedeemForm(),
    useRefreshPrices: published.useRefreshPrices(),
    useRegister: published.useRegister(),
    useSaveBilling: published.useSaveBilling(),
    useSaveProfile: published.useSaveProfile(),
    useSubmitReview: published.useSubmitReview(sampleProduct()),
    useUnansweredOrder: published.useUnansweredOrder(),
    useZakat: published.useZakat(1),
    useZakatForm: published.useZakatForm(),
  };
}

export type Actions = ReturnType<typeof useActions>;

/** Ani's page: gold in the tracker, two bars in the cart, and a coupon, a courier and a bank chosen. */
export async function openPage({
  isVisitor = false,
  arrange = (_: MemoryShop) => {},
  queryClient = createShopQueryClient(),
} = {}) {
  const shop = createMemoryShop();
  const session = shop.logIn('ani');
  await fill(shop, session.token);
  arrange(shop);
  const storage = safeStorage(() => undefined);
  if (!isVisitor) {
    writeDraft(namedStorage(storage, shopName), 'C1', {
      ...emptyCheckout,
      couponCode: 'HEMAT50',
      bankId: 7,
      courier: 'jnt',
    });
  }
  // As fresh as answers are in a shop: what is asked although it is fresh was asked on purpose.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const page = renderShopHook(useActions, { shop, storage, queryClient, ...(!isVisitor && { session }) });
  const settle = () => waitFor(() => expect(page.queryClient.isFetching()).toBe(0));
  const actions = () => page.result.current;
  await waitFor(() => expect(actions().useCart.status).toBe(isVisitor ? 'none' : 'ready'));
  await settle();
  return { ...page, shop, settle, actions };
}

async function fill(shop: MemoryShop, token: string): Promise<void> {
  const client = createShopClient({ ...shop.api, getToken: () => token });
  const customerCode = 'C1';
  await client.send(addToCart, { body: { customerCode, sku: 'LM-05', quantity: 2, price: rupiah(900_000) } });
  const gold = { id: 0, type: 'Beli', goldType: 'Antam', weight: milligram(1_000), purity: 9_990 } as const;
  await client.send(saveZakat, {
    body: { customerCode, ...gold, price: rupiah(1_800_000), date: calendarDate('2025-06-01') },
  });
}

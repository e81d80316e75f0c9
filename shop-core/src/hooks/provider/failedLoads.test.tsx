import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getBillingAddress, getCustomer, getNotifications } from '../../contract/calls/account.ts';
import { getCart } from '../../contract/calls/cart.ts';
import { findProducts, getCategories, getProductAsCustomer } from '../../contract/calls/catalogue.ts';
import { getOrder, getOrders } from '../../contract/calls/checkout.ts';
import {
  getAbout,
  getBlogPage,
  getBlogPages,
  getDashboard,
  getMenu,
  getWhatsApp,
} from '../../contract/calls/content.ts';
import { getPointHistory } from '../../contract/calls/points.ts';
import { getReviews } from '../../contract/calls/review.ts';
import { getZakat } from '../../contract/calls/zakat.ts';
import * as shopCore from '../../index.ts';
import { createMemoryShop, renderShopHook } from '../../testing/react/index.ts';
import type { Call } from '../../wire/index.ts';

const search = { query: '', categoryId: null, subCategoryId: null, page: 1, sort: null };
const registerUrl = 'https://shop.example/register';

interface Load {
  readonly isError: boolean;
  readonly isSuccess: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Every load that is shown where it is drawn: its call, and its hook. */
const loads: [name: string, call: Call, useIt: () => Load][] = [
  ['customer', getCustomer, shopCore.useCustomer],
  ['account status', getCustomer, () => shopCore.useAccountStatus(registerUrl)],
  ['billing address', getBillingAddress, shopCore.useBillingAddress],
  ['point history', getPointHistory, () => shopCore.usePointHistory(1)],
  ['orders', getOrders, () => shopCore.useOrders(1)],
  ['notifications', getNotifications, shopCore.useNotifications],
  ['menu', getMenu, shopCore.useMenu],
  ['home page', getDashboard, shopCore.useDashboard],
  ['WhatsApp number', getWhatsApp, shopCore.useWhatsApp],
  ['blog', getBlogPages, () => shopCore.useBlogs(1)],
  ['page', getBlogPage, () => shopCore.useBlogPage('syarat-dan-ketentuan')],
  ['products', findProducts, () => shopCore.useProducts(search)],
  ['categories', getCategories, shopCore.useCategories],
  ['product', getProductAsCustomer, () => shopCore.useProduct('LM-05')],
  ['reviews', getReviews, () => shopCore.useReviews(5)],
  ['zakat', getZakat, () => shopCore.useZakat(1)],
];

/** The page hears of it where it is drawn, nobody by a notice, and it can be tried again. */
async function failsQuietly(call: Call, useIt: () => Load): Promise<void> {
  const shop = createMemoryShop();
  const failing = shop.fail({ code: 'UNAVAILABLE' }, call);
  const { result, notices, sessionEnds } = renderShopHook(useIt, { shop, session: shop.logIn('ani') });
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect([notices, sessionEnds]).toEqual([[], []]);
  failing.mend();
  await act(() => result.current.refetch());
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
}

it.each(loads)('the %s that cannot be loaded is told where it is shown, and nowhere else [S8.33]', async (...load) => {
  const [, call, useIt] = load;
  await failsQuietly(call, useIt);
});

it('what the shop says of itself that cannot be loaded is told there, and nowhere else [S8.35]', async () => {
  await failsQuietly(getAbout, shopCore.useAbout);
});

it('an order that cannot be loaded is told in its dialog, and nowhere else [S8.34]', async () => {
  const shop = createMemoryShop();
  const failing = shop.fail({ code: 'UNAVAILABLE' }, getOrder);
  const { result, notices } = renderShopHook(() => shopCore.useOrder('SE-1'), { shop, session: shop.logIn('ani') });
  await waitFor(() => expect(result.current.error).toMatchObject({ problem: { code: 'UNAVAILABLE' } }));
  failing.mend();
  await act(() => result.current.refetch());
  // Nobody placed it: the answer is another one, and as quiet.
  await waitFor(() => expect(result.current.error).toMatchObject({ problem: { code: 'NOT_FOUND', what: 'ORDER' } }));
  expect(notices).toEqual([]);
});

it('a cart that cannot be loaded says so in its place', async () => {
  const shop = createMemoryShop();
  shop.fail({ code: 'UNAVAILABLE' }, getCart);
  const { result, notices } = renderShopHook(shopCore.useCart, { shop, session: shop.logIn('ani') });
  await waitFor(() => expect(result.current.status).toBe('failed'));
  expect(notices).toEqual([]);
});

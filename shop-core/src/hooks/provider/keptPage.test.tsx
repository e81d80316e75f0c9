import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { getCart } from '../../contract/calls/cart.ts';
import { getProduct, getProductAsCustomer } from '../../contract/calls/catalogue.ts';
import { placeOrder } from '../../contract/calls/checkout.ts';
import { getStoreStatus } from '../../contract/calls/store.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import {
  on,
  renderShopHook,
  sampleLine,
  sampleProduct,
  sampleProfile,
  sampleSession,
} from '../../testing/react/index.ts';
import { useCart } from '../cart/useCart.ts';
import { useProduct } from '../catalogue/useProduct.ts';
import { checkoutShop } from '../checkout/testCheckoutShop.ts';
import { useCheckout } from '../checkout/useCheckout.ts';
import { namedStorage } from './namedStorage.ts';
import { writeSession } from './sessionState.ts';
import { shopName } from './shopKey.ts';
import { safeStorage } from './shopStorage.ts';
import { useSession } from './useSession.ts';

const sessionKey = 'samudra-emas.session';

const storage = safeStorage(() => localStorage);
afterEach(() => localStorage.clear());

const usePage = () => ({
  session: useSession(),
  cart: useCart(),
  product: useProduct('LM-05'),
  checkout: useCheckout(),
});

/** A checkout that is ready to be paid, and a product beside it. */
async function open() {
  let price = rupiah(900_000);
  const product = () => sampleProduct({ price });
  const { shop, held } = checkoutShop({
    handlers: [
      on(getProduct, product),
      on(getProductAsCustomer, product),
      on(getStoreStatus, () => ({ value: 'OPEN' })),
    ],
  });
  const page = renderShopHook(usePage, { shop, storage, session: sampleSession() });
  const now = () => page.result.current;
  await waitFor(() => expect(now().checkout.priced).toBeDefined());
  await act(async () => {
    now().checkout.dispatch({ type: 'courierChosen', courier: 'jnt' });
    now().checkout.dispatch({ type: 'bankChosen', bankId: 7 });
    now().checkout.dispatch({ type: 'termsChanged', accepted: true });
  });
  await waitFor(() => expect(page.queryClient.isFetching()).toBe(0));
  await act(() => now().checkout.check.run(undefined));
  const changePrice = () => {
    price = rupiah(950_000);
    held.lines = [sampleLine({ currentPrice: price, isOutdated: true })];
  };
  return { ...page, shop, held, now, changePrice };
}

/** The browser shows a page: one that it had kept as it was, or a new one. */
const show = (persisted = true) =>
  act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));

describe('105: a page that comes back as it was left', () => {
  it('shows the cart and the prices of now', async () => {
    const { now, changePrice } = await open();
    changePrice();
    await show();
    await waitFor(() => expect(now().cart).toMatchObject({ isObsolete: true }));
    expect(now().product.data?.price).toBe(950_000);
    expect(now().checkout.blockers).toContainEqual({ code: 'CART_OBSOLETE' });
  });

  it('keeps what was chosen on it', async () => {
    const { now } = await open();
    await show();
    expect(now().checkout.state).toMatchObject({ courier: 'jnt', bankId: 7, hasAcceptedTerms: true });
  });

  it('takes an order only once the cart was read anew, and none of another cart', async () => {
    const { now, shop, changePrice, notices } = await open();
    changePrice();
    const hold = shop.hold(getCart);
    await show();
    expect(now().checkout.place.isPending).toBe(true);
    const outcome = now().checkout.place.run(undefined);
    await waitFor(() => expect(hold.waiting).toBe(1));
    expect(shop.requestsOf(placeOrder)).toEqual([]);
    await act(async () => hold.release());
    expect(await act(() => outcome)).toMatchObject({ ok: false, error: { problem: { code: 'CART_CHANGED' } } });
    expect(shop.requestsOf(placeOrder)).toEqual([]);
    expect(notices.map(({ sentence }) => sentence)).toEqual([
      'Isi keranjang berubah. Periksa kembali sebelum melanjutkan.',
    ]);
    await waitFor(() => expect(now().checkout.place.isPending).toBe(false));
  });

  it('takes the order that was seen when nothing has changed', async () => {
    const { now, shop } = await open();
    const hold = shop.hold(getCart);
    await show();
    const outcome = now().checkout.place.run(undefined);
    await act(async () => hold.release());
    expect(await act(() => outcome)).toEqual({ ok: true, value: 'SE-1' });
  });

  it('shows nothing of a customer who logged out meanwhile', async () => {
    const { now, queryClient, sessionEnds } = await open();
    localStorage.removeItem(sessionKey);
    await show();
    expect([now().session.status, now().cart.status, sessionEnds]).toEqual(['visitor', 'none', ['elsewhere']]);
    const kept = queryClient.getQueryCache().getAll();
    expect(kept.filter(({ queryKey }) => queryKey.includes('C1'))).toEqual([]);
    expect(await act(() => now().checkout.place.run(undefined))).toMatchObject({
      error: { problem: { code: 'LOGIN_REQUIRED' } },
    });
  });

  it('is of the customer who logged in meanwhile', async () => {
    const { now, shop } = await open();
    writeSession(
      namedStorage(storage, shopName),
      sampleSession({ token: 'token-2', profile: sampleProfile({ customerCode: 'C2' }) }),
    );
    await show();
    expect(now().session).toMatchObject({ profile: { customerCode: 'C2' } });
    await waitFor(() => expect(now().cart.status).toBe('ready'));
    expect(shop.requestsOf(getCart).at(-1)?.ask.params).toEqual({ customerCode: 'C2' });
  });

  it('asks for nothing where the browser loaded it', async () => {
    const { shop } = await open();
    const asked = shop.requests.length;
    await show(false);
    expect(shop.requests).toHaveLength(asked);
  });
});

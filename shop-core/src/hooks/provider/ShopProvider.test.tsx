import { useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../client/shopError.ts';
import { getCart } from '../../contract/calls/cart.ts';
import { getBanks } from '../../contract/calls/checkout.ts';
import {
  createFakeShop,
  on,
  refuse,
  renderShopHook,
  sampleCart,
  sampleProfile,
  sampleSession,
} from '../../testing/react/index.ts';
import { useCart } from '../cart/useCart.ts';
import { banksQuery } from '../checkout/checkoutQueries.ts';
import { useCheckout } from '../checkout/useCheckout.ts';
import { useLogout } from '../session/useLogout.ts';
import { createShopQueryClient } from './createShopQueryClient.ts';
import { namedStorage } from './namedStorage.ts';
import { ShopProvider, useShop } from './ShopProvider.tsx';
import { writeSession } from './sessionState.ts';
import { shopName } from './shopKey.ts';
import { safeStorage } from './shopStorage.ts';
import { useSession } from './useSession.ts';

const shopOf = (points: number) => createFakeShop({ handlers: [on(getCart, () => sampleCart([], { points }))] });

function Name() {
  const session = useSession();
  return <p>{session.status === 'customer' ? session.profile.fullName : session.status}</p>;
}

describe('a page that was drawn by a server', () => {
  it('is taken over as it is, and then knows who is looking', async () => {
    const storage = safeStorage(() => undefined);
    writeSession(namedStorage(storage, shopName), sampleSession());
    const page = (
      <ShopProvider api={shopOf(0).api} storage={storage}>
        <Name />
      </ShopProvider>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    expect(container).toHaveTextContent('restoring');
    const complaints = vi.spyOn(console, 'error');
    render(page, { container, hydrate: true });
    expect(await screen.findByText('Ani Wijaya')).toBeVisible();
    expect(complaints).not.toHaveBeenCalled();
    container.remove();
  });
});

const usePage = () => ({
  shop: useShop(),
  cart: useCart(),
  session: useSession(),
  checkout: useCheckout(),
  logout: useLogout(),
});

describe('two shops on one page', () => {
  it('share nothing', async () => {
    const [one, other] = ['C1', 'C2'].map((customerCode, at) =>
      renderShopHook(usePage, {
        shop: shopOf(at + 1),
        session: sampleSession({ token: `token-${at}`, profile: sampleProfile({ customerCode }) }),
      }),
    );
    if (!one || !other) return expect.fail();
    await waitFor(() => expect(one.result.current.cart).toMatchObject({ points: 1 }));
    await waitFor(() => expect(other.result.current.cart).toMatchObject({ points: 2 }));
    act(() => one.result.current.checkout.dispatch({ type: 'bankChosen', bankId: 7 }));
    expect(other.result.current.checkout.state.bankId).toBeNull();
    await act(() => one.result.current.logout.run(undefined));
    expect([one.result.current.session.status, other.result.current.session.status]).toEqual(['visitor', 'customer']);
    expect(other.result.current.cart).toMatchObject({ points: 2 });
    expect([one.sessionEnds, other.sessionEnds]).toEqual([['logout'], []]);
    expect(one.queryClient).not.toBe(other.queryClient);
  });
});

describe('a provider', () => {
  it('keeps its shop however often it is drawn', () => {
    const { result, rerender } = renderShopHook(useShop, { shop: shopOf(0) });
    const first = result.current;
    rerender();
    expect(result.current).toBe(first);
  });

  it('has a query client of its own, which asks again only for what may pass by itself', async () => {
    const shop = createFakeShop({ handlers: [on(getBanks, () => refuse({ code: 'NOT_FOUND', what: 'BANK' }))] });
    const page = (
      <ShopProvider api={shop.api} storage={safeStorage(() => undefined)}>
        <Banks />
      </ShopProvider>
    );
    render(page);
    expect(await screen.findByText('error')).toBeVisible();
    expect(shop.requestsOf(getBanks)).toHaveLength(1);
  });
});

function Banks() {
  return <p>{useQuery(banksQuery(useShop())).status}</p>;
}

describe('the query client of the shop', () => {
  const { retry } = createShopQueryClient().getDefaultOptions().queries ?? {};
  const again = (failures: number, error: Error) => typeof retry === 'function' && retry(failures, error);

  it.each(['OFFLINE', 'UNREACHABLE', 'UNAVAILABLE'] as const)('asks twice more when it met %s', (code) => {
    const error = new ShopError({ code });
    expect([0, 1, 2].map((failures) => again(failures, error))).toEqual([true, true, false]);
  });

  it('takes a refusal for an answer', () => {
    const errors = [new ShopError({ code: 'CART_EMPTY' }), new ShopError({ code: 'UNEXPECTED' }), new Error('boom')];
    for (const error of errors) expect(again(0, error)).toBe(false);
  });
});

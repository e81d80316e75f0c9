import { useQueries } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { memo } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCart } from '../../contract/calls/cart.ts';
import { findProducts, viewProducts } from '../../contract/calls/catalogue.ts';
import { getMenu } from '../../contract/calls/content.ts';
import { authenticate, logout, resetPassword } from '../../contract/calls/session.ts';
import { getStoreStatus } from '../../contract/calls/store.ts';
import {
  createFakeShop,
  on,
  refuse,
  renderShop,
  renderShopHook,
  type ShopAroundOptions,
  sampleCart,
  sampleProfile,
  sampleSession,
} from '../../testing/react/index.ts';
import { useCart } from '../cart/useCart.ts';
import { useProducts } from '../catalogue/useProducts.ts';
import { useMenu } from '../content/useContent.ts';
import { useStore } from '../content/useStore.ts';
import { namedStorage } from '../provider/namedStorage.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { writeSession } from '../provider/sessionState.ts';
import { shopName } from '../provider/shopKey.ts';
import { safeStorage } from '../provider/shopStorage.ts';
import { useSession } from '../provider/useSession.ts';
import { useChangePassword } from './useChangePassword.ts';
import { useLogin } from './useLogin.ts';
import { useLogout } from './useLogout.ts';

const sessionKey = 'samudra-emas.session';

const nothing = { products: [], totalItems: 0, currentPage: 0 };
const login = (about = {}) => {
  const { profile, ...session } = sampleSession(about);
  return { ...profile, ...session };
};
const fakeShop = () =>
  createFakeShop({
    handlers: [
      on(authenticate, ({ body }) => (body.password === 'rahasia-9' ? login() : refuse({ code: 'LOGIN_FAILED' }))),
      on(logout, () => null),
      on(resetPassword, () => null),
      on(getCart, () => sampleCart()),
      on(viewProducts, () => ({ ...nothing, totalItems: 1 })),
      on(findProducts, () => ({ ...nothing, totalItems: 2 })),
      on(getMenu, () => []),
      on(getStoreStatus, () => ({ value: 'OPEN' })),
    ],
  });
const everything = { query: '', categoryId: null, subCategoryId: null, page: 1, sort: null };

/** Ten calls at once, each for itself. */
function useTenCalls() {
  const { client } = useShop();
  const session = useSession();
  const enabled = session.status === 'customer';
  const params = { customerCode: 'C1' };
  useQueries({
    queries: Array.from({ length: 10 }, (_, at) => ({
      queryKey: ['samudra-emas', 'C1', at],
      queryFn: ({ signal }: { signal: AbortSignal }) => client.send(getCart, { params }, { signal }),
      enabled,
    })),
  });
  return session;
}

// It knows nothing of sessions, so that no change of one draws it again.
const Menu = memo(function Menu() {
  return <p>{useMenu().status}</p>;
});

function MenuWhenKnown() {
  return useSession().status === 'restoring' ? null : <Menu />;
}

function usePage() {
  return {
    session: useSession(),
    login: useLogin(),
    logout: useLogout(),
    changePassword: useChangePassword(),
    cart: useCart(),
    products: useProducts(everything),
    menu: useMenu(),
    store: useStore(),
  };
}
const open = (options: Partial<ShopAroundOptions> = {}) =>
  renderShopHook(usePage, { shop: options.shop ?? fakeShop(), ...options });
const credentials = { username: ' a ni ', password: ' rahasia-9 ' };

describe('who is looking', () => {
  it('is a visitor when nothing is stored, after the first render', async () => {
    const seen: string[] = [];
    renderShopHook(() => void seen.push(useSession().status), { shop: fakeShop() });
    expect([seen[0], seen.at(-1)]).toEqual(['restoring', 'visitor']);
  });

  it('is the customer whose login is stored', async () => {
    const { result } = open({ session: sampleSession() });
    expect(result.current.session).toMatchObject({
      status: 'customer',
      token: 'token-1',
      profile: { username: 'ani' },
    });
    await waitFor(() => expect(result.current.cart.status).toBe('ready'));
  });

  it.each(['{"token": "t"', '{}', 'null', '42', '{"token":"t","version":1}'])(
    'is a visitor when what is stored is %j',
    (garbage) => {
      const storage = safeStorage(() => undefined);
      storage.setItem(sessionKey, garbage);
      const { result } = open({ storage });
      expect(result.current.session).toEqual({ status: 'visitor' });
    },
  );

  it('106: is judged by the server, not by the clock of the browser', () => {
    const { result } = open({ session: sampleSession({ expiresAt: new Date(0) }) });
    expect(result.current.session.status).toBe('customer');
  });
});

describe('a login', () => {
  it('is stored, with username and password cleaned as they are typed', async () => {
    const { result, shop, storage } = open();
    await act(() => result.current.login.run(credentials));
    expect(shop.requestsOf(authenticate)[0]?.ask.body).toEqual({ username: 'ani', password: 'rahasia-9' });
    expect(result.current.session).toMatchObject({ status: 'customer', profile: sampleProfile() });
    expect(JSON.parse(storage.getItem(sessionKey) ?? '')).toMatchObject({ token: 'token-1' });
  });

  it('has everything on the page fetched again as the customer [S4.5]', async () => {
    const { result, shop } = open();
    await waitFor(() => expect(result.current.products.data?.totalItems).toBe(1));
    expect(result.current.cart).toEqual({ status: 'none' });
    await act(() => result.current.login.run(credentials));
    await waitFor(() => expect(result.current.products.data?.totalItems).toBe(2));
    await waitFor(() => expect(result.current.cart.status).toBe('ready'));
    expect(shop.requestsOf(findProducts)[0]?.token).toBe('token-1');
  });

  it('shows what visitors see only until the own prices of the customer are there', async () => {
    const { result, shop } = open();
    await waitFor(() => expect(result.current.products.data?.totalItems).toBe(1));
    const hold = shop.hold(findProducts);
    await act(() => result.current.login.run(credentials));
    await waitFor(() => expect(hold.waiting).toBe(1));
    expect(result.current.session.status).toBe('customer');
    expect(result.current.products).toMatchObject({ isPlaceholderData: true, data: { totalItems: 1 } });
    hold.release();
    await waitFor(() => expect(result.current.products.data?.totalItems).toBe(2));
    expect(result.current.products.isPlaceholderData).toBe(false);
  });

  it('that ends takes the prices of the customer with it', async () => {
    const { result, shop } = open({ session: sampleSession() });
    await waitFor(() => expect(result.current.products.data?.totalItems).toBe(2));
    const hold = shop.hold(viewProducts);
    await act(() => result.current.logout.run(undefined));
    expect(result.current.products.data).toBeUndefined();
    await act(async () => hold.release());
    await waitFor(() => expect(result.current.products.data?.totalItems).toBe(1));
  });

  it('reloads the document where the frontend wants that [S4.5]', async () => {
    const reload = vi.fn();
    const { result, storage } = open({ reload: () => reload(storage.getItem(sessionKey)) });
    await act(() => result.current.login.run(credentials));
    expect(reload).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('token-1'));
  });

  it('that fails says why, and changes nothing [S8.14]', async () => {
    const { result, notices, sessionEnds } = open();
    const outcome = await act(() => result.current.login.run({ username: 'ani', password: 'salah' }));
    expect(outcome).toMatchObject({ ok: false, error: { problem: { code: 'LOGIN_FAILED' } } });
    expect(notices).toMatchObject([{ tone: 'bad', sentence: 'Username atau password salah.' }]);
    expect([result.current.session, sessionEnds]).toEqual([{ status: 'visitor' }, []]);
  });

  it('that fails at another back end says its first message [S8.14]', async () => {
    const { result, shop, notices } = open();
    shop.answerNext(new Response('{"message": ["Akun dikunci", "lain"]}', { status: 401 }), authenticate);
    await act(() => result.current.login.run(credentials));
    expect(notices).toMatchObject([{ sentence: 'Akun dikunci' }]);
  });

  it('by a one-time password opens nothing but the change of it', async () => {
    const { result, shop, storage } = open({ session: sampleSession({ mustChangePassword: true }) });
    await waitFor(() => expect(result.current.products.data?.totalItems).toBe(1));
    expect(result.current.cart).toEqual({ status: 'none' });
    expect([shop.requestsOf(getCart), shop.requestsOf(findProducts)]).toEqual([[], []]);
    const passwords = { currentPassword: 'sekali-pakai', newPassword: 'rahasia-9' };
    await act(() => result.current.changePassword.run(passwords));
    expect(shop.requestsOf(resetPassword)[0]?.ask.body).toEqual({ ...passwords, username: 'ani' });
    await waitFor(() => expect(result.current.cart.status).toBe('ready'));
    expect(JSON.parse(storage.getItem(sessionKey) ?? '')).toMatchObject({ 'must-change-password': false });
  });

  it('is told when the password was changed [S8.26]', async () => {
    const { result, notices } = open({ session: sampleSession() });
    await act(() => result.current.changePassword.run({ currentPassword: 'lama-123', newPassword: 'baru-456' }));
    expect(notices).toMatchObject([{ tone: 'good', sentence: 'Password berhasil diubah' }]);
  });
});

describe('a logout', () => {
  it('revokes the token, forgets the customer and says so once', async () => {
    const { result, shop, storage, sessionEnds, queryClient } = open({ session: sampleSession() });
    await waitFor(() => expect(result.current.cart.status).toBe('ready'));
    await act(() => result.current.logout.run(undefined));
    expect(shop.requestsOf(logout)).toMatchObject([{ token: 'token-1' }]);
    expect(result.current.session).toEqual({ status: 'visitor' });
    expect(storage.getItem(sessionKey)).toBeNull();
    expect(sessionEnds).toEqual(['logout']);
    const keys = queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => JSON.stringify(queryKey));
    expect(keys.filter((key) => key.includes('C1'))).toEqual([]);
  });

  it('does not wait for the server, and is not held back by it', async () => {
    const { result, shop, notices } = open({ session: sampleSession() });
    shop.failNext({ code: 'UNAVAILABLE' }, logout);
    await act(() => result.current.logout.run(undefined));
    expect([result.current.session.status, notices]).toEqual(['visitor', []]);
  });
});

describe('a refused token', () => {
  it('97, 98: ends the login once, however many calls were refused [S4.3, S8.1]', async () => {
    const shop = fakeShop();
    shop.revoke('token-1');
    const hold = shop.hold(getCart);
    const { result, sessionEnds, storage } = renderShopHook(useTenCalls, { shop, session: sampleSession() });
    await waitFor(() => expect(hold.waiting).toBe(10));
    await act(async () => hold.next());
    expect(result.current).toEqual({ status: 'visitor' });
    expect(storage.getItem(sessionKey)).toBeNull();
    // The other nine are given up, and what they bring counts for nothing.
    expect(
      shop
        .requestsOf(getCart)
        .slice(1)
        .map(({ signal }) => signal?.aborted),
    ).toEqual(Array(9).fill(true));
    await act(async () => hold.release());
    expect(sessionEnds).toEqual(['expired']);
  });

  it('does not end a newer login [S4.3]', async () => {
    const { result, shop, sessionEnds, queryClient } = open({ session: sampleSession({ token: 'old' }) });
    await waitFor(() => expect(result.current.cart.status).toBe('ready'));
    const hold = shop.hold(getCart);
    shop.revoke('old');
    await act(async () => void queryClient.invalidateQueries({ queryKey: ['samudra-emas', 'cart'] }));
    await waitFor(() => expect(hold.waiting).toBe(1));
    await act(() => result.current.login.run(credentials));
    await act(async () => hold.release());
    expect(result.current.session).toMatchObject({ status: 'customer', token: 'token-1' });
    expect(sessionEnds).toEqual([]);
  });

  it('has the page asked again as a visitor, what anybody may see included', async () => {
    const shop = fakeShop();
    shop.revoke('token-1');
    const { sessionEnds } = renderShop(<MenuWhenKnown />, { shop, session: sampleSession() });
    expect(await screen.findByText('success')).toBeVisible();
    const tokens = shop.requestsOf(getMenu).map(({ token }) => token);
    expect([tokens[0], tokens.at(-1)]).toEqual(['token-1', undefined]);
    expect(sessionEnds).toEqual(['expired']);
  });

  it('met by something a person did is told as the end of the login, and as nothing else [S4.3]', async () => {
    const { result, shop, sessionEnds, notices } = open({ session: sampleSession() });
    shop.revoke('token-1');
    const passwords = { currentPassword: 'lama-123', newPassword: 'baru-456' };
    const refused = await act(() => result.current.changePassword.run(passwords));
    expect(refused).toMatchObject({ ok: false, error: { problem: { code: 'LOGIN_REQUIRED' } } });
    expect([sessionEnds, notices]).toEqual([['expired'], []]);
  });

  it('lets who logs out in that moment go quietly', async () => {
    const { result, shop, sessionEnds, notices } = open({ session: sampleSession() });
    await waitFor(() => expect(result.current.cart.status).toBe('ready'));
    shop.revoke('token-1');
    await act(() => result.current.logout.run(undefined));
    expect([sessionEnds, notices]).toEqual([['logout'], []]);
  });
});

describe('another tab', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => localStorage.clear());
  const storage = safeStorage(() => localStorage);
  const tell = (key: string | null = sessionKey) =>
    act(async () => void window.dispatchEvent(new StorageEvent('storage', { key })));

  it('that logs out logs out here', async () => {
    const { result, sessionEnds, shop } = open({ storage, session: sampleSession() });
    localStorage.removeItem(sessionKey);
    await tell();
    expect([result.current.session.status, sessionEnds]).toEqual(['visitor', ['elsewhere']]);
    expect(shop.requestsOf(logout)).toEqual([]);
  });

  it('that clears the storage logs out here', async () => {
    const { result } = open({ storage, session: sampleSession() });
    localStorage.clear();
    await tell(null);
    expect(result.current.session.status).toBe('visitor');
  });

  it('that logs in logs in here', async () => {
    const { result } = open({ storage });
    writeSession(namedStorage(storage, shopName), sampleSession());
    await tell();
    await waitFor(() => expect(result.current.cart.status).toBe('ready'));
  });

  it('103: that logs in as somebody else leaves nothing of the first here', async () => {
    const { result, queryClient, sessionEnds } = open({ storage, session: sampleSession() });
    await waitFor(() => expect(result.current.cart.status).toBe('ready'));
    writeSession(
      namedStorage(storage, shopName),
      sampleSession({ token: 'token-2', profile: sampleProfile({ customerCode: 'C2' }) }),
    );
    await tell();
    await waitFor(() => expect(result.current.session).toMatchObject({ profile: { customerCode: 'C2' } }));
    const keys = queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => JSON.stringify(queryKey));
    expect(keys.filter((key) => key.includes('C1'))).toEqual([]);
    expect(sessionEnds).toEqual([]);
  });

  it('that changed the one-time password or the profile is followed', async () => {
    const { result } = open({ storage, session: sampleSession({ mustChangePassword: true }) });
    writeSession(namedStorage(storage, shopName), sampleSession({ profile: sampleProfile({ fullName: 'Ani W' }) }));
    await tell();
    expect(result.current.session).toMatchObject({ mustChangePassword: false, profile: { fullName: 'Ani W' } });
  });

  it('that stores something else is not listened to, and neither is any after this page is gone', async () => {
    const { result, unmount, sessionEnds } = open({ storage, session: sampleSession() });
    localStorage.removeItem(sessionKey);
    await tell('another.key');
    expect(result.current.session.status).toBe('customer');
    unmount();
    await tell();
    expect(sessionEnds).toEqual([]);
  });
});

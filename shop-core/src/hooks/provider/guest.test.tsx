import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { getCart } from '../../contract/calls/cart.ts';
import { getMenu } from '../../contract/calls/content.ts';
import {
  createFakeShop,
  createMemoryShop,
  on,
  refuse,
  renderShopHook,
  sampleCart,
  sampleSession,
} from '../../testing/react/index.ts';
import { useCart } from '../cart/useCart.ts';
import { useMenu } from '../content/useContent.ts';
import { useLogin } from '../session/useLogin.ts';
import { useLogout } from '../session/useLogout.ts';
import { ShopProvider, type ShopProviderProps, useShop } from './ShopProvider.tsx';
import { shopKey } from './shopKey.ts';
import { safeStorage } from './shopStorage.ts';
import { useSession } from './useSession.ts';

const emptyMenu = on(getMenu, () => []);
const shopOf = (points: number) =>
  createFakeShop({ handlers: [emptyMenu, on(getCart, () => sampleCart([], { points }))] });
const usePage = () => ({ cart: useCart(), session: useSession(), logout: useLogout() });

describe('two shops with two names', () => {
  it('share neither logins nor answers, in one query client and one storage', async () => {
    const held = new Map<string, string>();
    const storage = {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => void held.set(key, value),
      removeItem: (key: string) => void held.delete(key),
    };
    const queryClient = new QueryClient();
    const open = (name: string, points: number) =>
      renderShopHook(usePage, { name, shop: shopOf(points), session: sampleSession(), storage, queryClient });
    const [one, other] = [open('satu', 1), open('dua', 2)];
    await waitFor(() => expect(one.result.current.cart).toMatchObject({ points: 1 }));
    await waitFor(() => expect(other.result.current.cart).toMatchObject({ points: 2 }));
    await act(() => one.result.current.logout.run(undefined));
    expect(one.result.current.session.status).toBe('visitor');
    expect(other.result.current).toMatchObject({ session: { status: 'customer' }, cart: { points: 2 } });
    expect([...held.keys()].sort()).toEqual(['dua.session', 'satu.session-end']);
    // A tab of the one tells the other nothing.
    held.delete('satu.session-end');
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'satu.session' })));
    expect(other.result.current.session.status).toBe('customer');
  });

  it('hear of changes of the cart each on a channel of its own', () => {
    const opened: string[] = [];
    class Channel {
      readonly close = () => {};
      constructor(name: string) {
        opened.push(name);
      }
    }
    vi.stubGlobal('BroadcastChannel', Channel);
    for (const name of ['satu', 'dua']) renderShopHook(useShop, { name, shop: shopOf(0) });
    expect([...new Set(opened)]).toEqual(['satu.cart', 'dua.cart']);
  });
});

function TellClients({ to }: { to: (app: QueryClient, shop: QueryClient) => void }) {
  to(useQueryClient(), useShop().queryClient);
  return <Menu />;
}

function Menu() {
  return <p>{useMenu().status}</p>;
}

function TwoMenus() {
  const { data } = useQuery({ queryKey: ['menu', 'visitor'], queryFn: () => 'asked', staleTime: Infinity });
  const { run } = useLogout();
  const said = `${data}, ${useMenu().status}`;
  return (
    <button type="button" onClick={() => run(undefined)}>
      {said}
    </button>
  );
}

function MenuAndLogin() {
  const login = useLogin();
  const fill = () => login.run({ username: 'ani', password: 'salah' });
  const said = `${useMenu().status}, ${login.error ? 'refused' : 'nothing yet'}`;
  return (
    <button type="button" onClick={fill}>
      {said}
    </button>
  );
}

interface Pressed {
  login?: ReturnType<typeof useLogin>;
  logout?: ReturnType<typeof useLogout>;
}

function Door({ pressed }: { pressed: Pressed }) {
  Object.assign(pressed, { login: useLogin(), logout: useLogout() });
  return null;
}

describe('an app with a query client of its own', () => {
  const draw = (app: QueryClient, children: ReactNode, options: Partial<ShopProviderProps> = {}) =>
    render(
      <QueryClientProvider client={app}>
        <ShopProvider api={shopOf(3).api} storage={safeStorage(() => undefined)} {...options}>
          {children}
        </ShopProvider>
      </QueryClientProvider>,
    );

  it('finds it below the shop too, which keeps its answers in it', async () => {
    const app = new QueryClient();
    const seen = vi.fn();
    draw(app, <TellClients to={seen} />);
    expect(await screen.findByText('success')).toBeVisible();
    expect(seen).toHaveBeenLastCalledWith(app, app);
    expect(app.getQueryData(['samudra-emas', 'menu', 'visitor'])).toEqual([]);
  });

  it('may give the shop another one, and its own queries stay in its own', async () => {
    const [app, other] = [new QueryClient(), new QueryClient()];
    app.setQueryData(['menu', 'visitor'], 'of the app');
    draw(app, <TwoMenus />, { queryClient: other });
    expect(await screen.findByText('of the app, success')).toBeVisible();
    expect(other.getQueryCache().getAll()).toHaveLength(1);
    expect(app.getQueryCache().getAll()).toHaveLength(1);
    await act(async () => screen.getByRole('button').click());
    expect([app, other].map((client) => client.getMutationCache().getAll().length)).toEqual([0, 1]);
  });

  it('has its errors thrown where it wishes, while the shop tells its own in states and results', async () => {
    const app = new QueryClient({
      defaultOptions: { queries: { throwOnError: true }, mutations: { throwOnError: true } },
    });
    const wrong = createFakeShop({ handlers: [on(getMenu, () => refuse({ code: 'NOT_FOUND', what: 'PAGE' }))] });
    draw(app, <MenuAndLogin />, { api: wrong.api });
    act(() => screen.getByRole('button').click());
    expect(await screen.findByText('error, refused')).toBeVisible();
  });

  it('knows the actions of the shop by their key', async () => {
    const app = new QueryClient();
    const { result } = renderShopHook(useLogout, { shop: shopOf(0), queryClient: app });
    await act(() => result.current.run(undefined));
    const keys = app
      .getMutationCache()
      .getAll()
      .map(({ options }) => options.mutationKey);
    expect(keys).toEqual([shopKey({})]);
  });

  it('keeps what it says of its queries; where it says nothing, refusals of the shop are not asked again', async () => {
    const asked = async (app: QueryClient) => {
      const shop = createFakeShop({ handlers: [on(getMenu, () => refuse({ code: 'NOT_FOUND', what: 'PAGE' }))] });
      const { result } = renderShopHook(useMenu, { shop, queryClient: app });
      await waitFor(() => expect(result.current.status).toBe('error'));
      return shop.requestsOf(getMenu).length;
    };
    expect(await asked(new QueryClient())).toBe(1);
    const eager = { queries: { retry: 1, retryDelay: 1 } };
    expect(await asked(new QueryClient({ defaultOptions: eager }))).toBe(2);
    expect(new QueryClient().getQueryDefaults(['menu'])).toEqual({});
  });
});

describe('what a provider tells', () => {
  const heard: string[] = [];
  const handlers = (by: string): Partial<ShopProviderProps> => ({
    onNotice: ({ tone }) => heard.push(`${by}: ${tone}`),
    onSessionEnd: (why) => heard.push(`${by}: ${why}`),
    onContractBreach: ({ call, path }) => heard.push(`${by}: ${call} ${path}`),
    reload: () => heard.push(`${by}: reload`),
  });

  it('it tells the newest functions that it was given, and nobody who was taken away', async () => {
    const { api } = createMemoryShop();
    const fetch: typeof api.fetch = async (url, init) =>
      String(url).includes('/menu/') ? Response.json({ data: [{ parent: 7 }] }) : api.fetch(url, init);
    const pressed: Pressed = {};
    const storage = safeStorage(() => undefined);
    const page = (by: string | undefined, hasMenu = false) => (
      <ShopProvider api={{ ...api, fetch }} storage={storage} {...(by && handlers(by))}>
        {hasMenu && <Menu />}
        <Door pressed={pressed} />
      </ShopProvider>
    );
    const { rerender } = render(page('first'));
    rerender(page('second', true));
    expect(await screen.findByText('success')).toBeVisible();
    await act(async () => void (await pressed.login?.run({ username: 'ani', password: 'salah' })));
    await act(async () => void (await pressed.login?.run({ username: 'ani', password: 'rahasia-ani' })));
    rerender(page('third'));
    await act(async () => void (await pressed.logout?.run(undefined)));
    rerender(page(undefined));
    await act(async () => void (await pressed.login?.run({ username: 'ani', password: 'rahasia-ani' })));
    const breach = 'second: GET /menu/main/get-menu 0.parent';
    // The menu is asked for once more, as the customer.
    expect(heard).toEqual([breach, 'second: bad', 'second: reload', breach, 'third: logout']);
  });
});

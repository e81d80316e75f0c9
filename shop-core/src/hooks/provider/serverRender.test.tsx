// @vitest-environment node
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createShopClient } from '../../client/createShopClient.ts';
import { getMenu } from '../../contract/calls/content.ts';
import * as shopCore from '../../index.ts';
import { emptyAddress } from '../../rules/address/address.ts';
import { createFakeShop, type FakeShop, on, sampleLine, sampleProduct } from '../../testing/index.ts';

afterEach(() => vi.unstubAllGlobals());

const moment = new Date('2026-01-05T03:00:00Z');
const search = { query: '', categoryId: null, subCategoryId: null, page: 1, sort: null };

/** Every public hook, as a page would use it. */
const hooks: Record<string, () => unknown> = {
  useAbout: () => shopCore.useAbout().status,
  useAccountStatus: () => shopCore.useAccountStatus('https://shop.example/register').status,
  useAddToCart: () => shopCore.useAddToCart().isPending,
  useAddressCascade: () => shopCore.useAddressCascade({ address: emptyAddress }).province.status,
  useAreaSearch: () => shopCore.useAreaSearch('dago').status,
  useAvatarUpload: () => shopCore.useAvatarUpload().status,
  useBillingAddress: () => shopCore.useBillingAddress().status,
  useBlogPage: () => shopCore.useBlogPage('syarat').status,
  useBlogs: () => shopCore.useBlogs(1).status,
  useCart: () => shopCore.useCart().status,
  useCartLine: () => shopCore.useCartLine(sampleLine()).bounds.maximum,
  useCartTotals: () => shopCore.useCartTotals().priced?.payable ?? 0,
  useCategories: () => shopCore.useCategories().status,
  useChangePassword: () => shopCore.useChangePassword().isPending,
  useCheckout: () => shopCore.useCheckout().hint,
  useCheckoutGate: () => shopCore.useCheckoutGate().isLoading,
  useCompanies: () => shopCore.useCompanies(true).status,
  useConfirmEmail: () => shopCore.useConfirmEmail().isPending,
  useCoupon: () => shopCore.useCoupon().state.status,
  useCouponForm: () => shopCore.useCouponForm().form.values.code,
  useCustomer: () => shopCore.useCustomer().status,
  useDashboard: () => shopCore.useDashboard().status,
  useDeleteAccount: () => shopCore.useDeleteAccount().values.isUnderstood,
  useDeleteZakat: () => shopCore.useDeleteZakat().isPending,
  useForgotPassword: () => shopCore.useForgotPassword().isPending,
  useForm: () =>
    shopCore.useForm({
      defaults: { name: 'Ani' },
      keepAs: 'name',
      problems: () => [],
      submit: async () => ({ ok: true, value: null }),
    }).values.name,
  useKept: () => shopCore.useKept('place', { read: () => '/', restore: () => {} }) ?? 'nothing',
  useKeptState: () => shopCore.useKeptState('dialog', false)[0],
  useLogin: () => shopCore.useLogin().isPending,
  useLogout: () => shopCore.useLogout().isPending,
  useMenu: () => shopCore.useMenu().data?.[0]?.parent ?? 'none',
  useNewPassword: () => shopCore.useNewPassword({ email: 'ani@shop.example', token: 'token-9' }).status,
  useNotifications: () => shopCore.useNotifications().unreadCount,
  useOrder: () => shopCore.useOrder('SE-1').status,
  useOrders: () => shopCore.useOrders(1).status,
  usePointHistory: () => shopCore.usePointHistory(1).status,
  useProduct: () => shopCore.useProduct('LM-1').status,
  useProducts: () => shopCore.useProducts(search).status,
  useQuiz: () => shopCore.useQuiz().view,
  useRedeem: () => shopCore.useRedeem().state.status,
  useRedeemForm: () => shopCore.useRedeemForm().active,
  useRefreshPrices: () => shopCore.useRefreshPrices().isPending,
  useRegister: () => shopCore.useRegister().isPending,
  useRelatedProducts: () => shopCore.useRelatedProducts(undefined).products.length,
  useReviews: () => shopCore.useReviews(5).status,
  useSaveBilling: () => shopCore.useSaveBilling().isPending,
  useSaveProfile: () => shopCore.useSaveProfile().isPending,
  useSession: () => shopCore.useSession().status,
  useShop: () => shopCore.useShop().excludedCouriers.join(),
  useShopAnnouncer: () => shopCore.useShopAnnouncer().polite.role,
  useSimulation: () => shopCore.useSimulation().form.values.time,
  useStore: () => shopCore.useStore().status,
  useSubCategories: () => shopCore.useSubCategories(null).status,
  useSubmitReview: () => shopCore.useSubmitReview({ id: 5, reviewsEnabled: true }).isOpen,
  useTimeLeft: () => shopCore.useTimeLeft(moment, moment),
  useUnansweredOrder: () => shopCore.useUnansweredOrder().isThere,
  useVariation: () => shopCore.useVariation(sampleProduct(), null).isVariable,
  useWhatsApp: () => shopCore.useWhatsApp().status,
  useZakat: () => shopCore.useZakat(1).status,
  useZakatForm: () => shopCore.useZakatForm().values.goldType,
};

function Use({ name }: { name: string }) {
  return <li>{`${name}: ${hooks[name]?.()}`}</li>;
}

function page(shop: FakeShop, queryClient?: QueryClient) {
  return (
    <shopCore.ShopProvider api={shop.api} {...(queryClient && { queryClient })}>
      {Object.keys(hooks).map((name) => (
        <Use key={name} name={name} />
      ))}
    </shopCore.ShopProvider>
  );
}

describe('on a server', () => {
  it('there is no window', () => {
    expect([typeof window, typeof document, typeof localStorage]).toEqual(['undefined', 'undefined', 'undefined']);
  });

  it('every public hook is drawn here', () => {
    const exported = Object.keys(shopCore).filter((name) => /^use[A-Z]/.test(name));
    expect(Object.keys(hooks)).toEqual(exported.sort());
  });

  it('a page of all hooks is drawn, as nobody in particular', () => {
    const html = renderToString(page(createFakeShop()));
    expect(html).toContain('useSession: restoring');
    expect(html).toContain('useCart: loading');
    expect(html).toContain('useStore: OPEN');
    expect(html).toContain('useForm: Ani');
  });

  it('nothing is asked, and nothing is left running', () => {
    const opened = vi.fn();
    vi.stubGlobal('BroadcastChannel', opened);
    const timers = vi.spyOn(globalThis, 'setInterval');
    const shop = createFakeShop();
    renderToString(page(shop));
    expect([shop.requests, opened.mock.calls, timers.mock.calls]).toEqual([[], [], []]);
  });

  it('what was fetched before is drawn', async () => {
    const shop = createFakeShop({ handlers: [on(getMenu, () => [{ parent: 'Perhiasan', url: null, children: [] }])] });
    const queryClient = new QueryClient();
    await queryClient.prefetchQuery(shopCore.menuQuery({ client: createShopClient(shop.api) }, 'visitor'));
    expect(renderToString(page(shop, queryClient))).toContain('useMenu: Perhiasan');
    expect(renderToString(page(shop))).toContain('useMenu: none');
    queryClient.clear();
  });
});

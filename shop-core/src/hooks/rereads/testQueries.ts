import * as calls from '../../contract/index.ts';
import * as published from '../../index.ts';
import { sampleAreas } from '../../testing/index.ts';
import type { Call } from '../../wire/index.ts';

/** A hook that asks the server by being on a page. */
export interface QueryHook {
  readonly mount: () => unknown;
  /** What it asks when a customer comes; a visitor may be asked for by another call. */
  readonly asks: readonly Call[];
  /** Its answers are one customer's. */
  readonly isPersonal?: true;
}

import { coupon } from './testAsked.ts';

const search = { query: '', categoryId: null, subCategoryId: null, page: 1, sort: null };
const bar = { id: 5, categoryId: 1 };
const link = { email: 'ani@shop.example', token: 'used' };
const { useAddressCascade, useAreaSearch, useCompanies, useNewPassword, useReviews, useSubCategories } = published;

/** Every published hook that asks something by itself, each with what it is mounted with. */
export const queryHooks = {
  useAbout: { mount: published.useAbout, asks: [calls.getAbout] },
  useAddressCascade: {
    mount: () => useAddressCascade({ address: { ...sampleAreas, postalCode: '12190' } }),
    asks: [calls.getProvinces, calls.getCities, calls.getDistricts, calls.getSubdistricts],
  },
  useAreaSearch: { mount: () => useAreaSearch('senayan'), asks: [calls.searchAreas] },
  useAccountStatus: {
    mount: () => published.useAccountStatus('https://shop.example/register'),
    asks: [calls.getCustomer],
    isPersonal: true,
  },
  useBillingAddress: { mount: published.useBillingAddress, asks: [calls.getBillingAddress], isPersonal: true },
  useBlogPage: { mount: () => published.useBlogPage('syarat-dan-ketentuan'), asks: [calls.getBlogPage] },
  useBlogs: { mount: () => published.useBlogs(1), asks: [calls.getBlogPages] },
  useCart: { mount: published.useCart, asks: [calls.getCart], isPersonal: true },
  useCartTotals: { mount: published.useCartTotals, asks: [calls.getCart], isPersonal: true },
  useCategories: { mount: published.useCategories, asks: [calls.getCategories] },
  useCheckout: {
    mount: published.useCheckout,
    asks: [calls.reserveUniqueCode, calls.getCart, calls.getBillingAddress, ...coupon],
    isPersonal: true,
  },
  useCheckoutGate: {
    mount: published.useCheckoutGate,
    asks: [calls.getCart, calls.getBillingAddress, calls.getCustomer],
    isPersonal: true,
  },
  useCompanies: { mount: () => useCompanies(true), asks: [calls.findCompanies] },
  useCoupon: { mount: published.useCoupon, asks: coupon, isPersonal: true },
  useCustomer: { mount: published.useCustomer, asks: [calls.getCustomer], isPersonal: true },
  useDashboard: { mount: published.useDashboard, asks: [calls.getDashboard], isPersonal: true },
  // What leads to products for companies alone is there for corporate customers.
  useMenu: { mount: published.useMenu, asks: [calls.getMenu], isPersonal: true },
  useNewPassword: { mount: () => useNewPassword(link), asks: [calls.getNewPassword] },
  useNotifications: { mount: published.useNotifications, asks: [calls.getNotifications], isPersonal: true },
  useOrder: { mount: () => published.useOrder('SE-1'), asks: [calls.getOrder], isPersonal: true },
  useOrders: { mount: () => published.useOrders(1), asks: [calls.getOrders], isPersonal: true },
  usePointHistory: { mount: () => published.usePointHistory(1), asks: [calls.getPointHistory], isPersonal: true },
  useProduct: { mount: () => published.useProduct('LM-05'), asks: [calls.getProductAsCustomer], isPersonal: true },
  useProducts: { mount: () => published.useProducts(search), asks: [calls.findProducts], isPersonal: true },
  useRedeem: { mount: published.useRedeem, asks: [calls.getCart], isPersonal: true },
  useRelatedProducts: {
    mount: () => published.useRelatedProducts(bar),
    asks: [calls.findProducts],
    isPersonal: true,
  },
  useReviews: { mount: () => useReviews(bar.id), asks: [calls.getReviews] },
  useStore: { mount: published.useStore, asks: [calls.getStoreStatus] },
  useSubCategories: { mount: () => useSubCategories(bar.categoryId), asks: [calls.getSubCategories] },
  useWhatsApp: { mount: published.useWhatsApp, asks: [calls.getWhatsApp] },
  useZakat: { mount: () => published.useZakat(1), asks: [calls.getZakat], isPersonal: true },
} satisfies Record<string, QueryHook>;

/** Hooks that ask nothing: what they tell is known here. */
export const localHooks = [
  'useForm',
  'useKept',
  'useKeptState',
  'useSession',
  'useShop',
  'useShopAnnouncer',
  'useSimulation',
  'useTimeLeft',
  'useVariation',
] as const;

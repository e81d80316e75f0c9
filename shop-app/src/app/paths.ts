import { formatProductSearch, type ProductSearchState } from 'shop-core';

const anyProduct: ProductSearchState = { query: '', categoryId: null, subCategoryId: null, page: 1, sort: null };

/** An address around a login, with where that leads in the end. */
const leadingTo = (path: string, next: string | undefined) =>
  next ? `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}` : path;

/** Every address of the shop (spec 2), typed: nobody writes one by hand. */
export const paths = {
  home: () => '/',
  login: (next?: string) => leadingTo('/login', next),
  register: (next?: string) => leadingTo('/register', next),
  registerSuccess: (next?: string) => leadingTo('/register-success', next),
  forgot: (next?: string) => leadingTo('/forgot', next),
  forgotSuccess: () => '/forgot-success',
  products: (search: Partial<ProductSearchState> = {}) => {
    const params = formatProductSearch({ ...anyProduct, ...search }).toString();
    return params ? `/products?${params}` : '/products';
  },
  product: (sku: string) => `/products/${encodeURIComponent(sku)}`,
  page: (slug: string) => `/pages/${encodeURIComponent(slug)}`,
  blogs: (page = 1) => (page === 1 ? '/blogs' : `/blogs?page=${page}`),
  blog: (slug: string) => `/blogs/${encodeURIComponent(slug)}`,
  about: () => '/about',
  quiz: () => '/quiz',
  zakat: () => '/zakat',
  simulation: () => '/simulasi-perencanaan-keuangan',
  cart: () => '/cart',
  checkout: () => '/checkout',
  finish: (orderCode: string) => `/finish/${encodeURIComponent(orderCode)}`,
  account: (tab = 0, next?: string) => leadingTo(tab === 0 ? '/account' : `/account?tab=${tab}`, next),
} as const;

/** The tabs of /account by their index (S2.127). */
export const accountTab = { profile: 0, billing: 1, password: 2, status: 3, orders: 4 } as const;

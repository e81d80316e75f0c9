/** Who is asked for: a customer with a login, and what is his. */
export interface Hot {
  readonly customerCode: string;
  readonly orderCode: string;
  readonly sku: string;
  readonly word: string;
  readonly categoryId: number;
  readonly subCategoryId: number;
}

export interface HotAsk {
  readonly what: string;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body?: object;
}

const columns = ['position', 'id', 'product-name', 'price', 'rating', 'weight'];

/** The calls that shoppers make all day, in the wire's spelling. */
export function hotAsks({ customerCode, orderCode, sku, word, categoryId, subCategoryId }: Hot): HotAsk[] {
  const list = (what: string, more: object): HotAsk => ({
    what: `list ${what}`,
    method: 'POST',
    url: '/product/find',
    body: { page: 0, size: 12, 'search-by': null, 'category-id': null, 'sub-category-id': null, sort: [], ...more },
  });
  const by = (column: string, isAscending: boolean) => [{ 'column-name': column, 'is-ascending': isAscending }];
  const own = { page: 0, size: 10, 'customer-code': customerCode };
  const post = (what: string, url: string, body: object): HotAsk => ({ what, method: 'POST', url, body });
  const get = (what: string, url: string): HotAsk => ({ what, method: 'GET', url });
  return [
    list('plain', {}),
    list('page 20', { page: 20 }),
    ...columns.flatMap((column) => [true, false].map((up) => list(`by ${column} ${up}`, { sort: by(column, up) }))),
    list('of a category', { 'category-id': categoryId }),
    list('of a sub-category', { 'category-id': categoryId, 'sub-category-id': subCategoryId }),
    list('search', { 'search-by': word }),
    list('search by price', { 'search-by': word, sort: by('price', true) }),
    get('detail', `/product/by-sku-with-login/${sku}`),
    post('reviews', '/product-review/get-all', { page: 0, size: 10, 'product-id': 1 }),
    get('cart', `/cart/${customerCode}`),
    post('orders', '/order/get-all', own),
    get('order', `/order/get-order-by-code/${orderCode}`),
    post('points', '/customer/point-history/get-all', { ...own, 'search-by': null, sort: [] }),
    get('notifications', `/customer/notif/by-code/${customerCode}`),
  ];
}

/** Tables that grow with the shop, without end. */
export const growing: ReadonlySet<string> = new Set([
  ...['products', 'skus', 'product_prices', 'product_sub_categories', 'product_images', 'reviews', 'customers'],
  ...['sessions', 'cart_lines', 'orders', 'order_lines', 'order_history', 'point_moves', 'point_lots'],
  ...['notifications', 'coupon_uses', 'referral_rewards'],
]);

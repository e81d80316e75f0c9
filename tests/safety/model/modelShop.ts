/**
 * The shop as plainly as it can be said: prices, stock, carts, points and coupon uses as numbers in maps. It knows nothing
 * of the rules it is compared with.
 */
export interface ModelProduct {
  readonly sku: string;
  price: number;
  stock: number;
  readonly fixedPoint: number;
}

export interface ModelLine {
  readonly sku: string;
  quantity: number;
  /** The price that was seen when the line was written. */
  price: number;
}

export interface ModelOrder {
  readonly code: string;
  readonly buyer: number;
  readonly lines: readonly ModelLine[];
  readonly coupon: boolean;
  readonly redeemed: number;
  readonly reward: number;
  /** Minutes of the run when it was placed. */
  readonly placedAt: number;
  readonly payable: number;
  status: 'pending' | 'processing' | 'shipped' | 'complete' | 'cancelled';
}

export interface ModelShop {
  readonly products: ModelProduct[];
  readonly carts: Map<string, ModelLine>[];
  readonly points: number[];
  readonly orders: ModelOrder[];
  /** Minutes that have passed. */
  minutes: number;
  readonly coupon: { readonly amount: number; readonly quota: number; readonly perCustomer: number };
}

export function liveCouponUses({ orders }: ModelShop, buyer?: number): number {
  return orders.filter(
    (order) => order.coupon && order.status !== 'cancelled' && (buyer ?? order.buyer) === order.buyer,
  ).length;
}

/** What an order comes to before shipping and unique code are known: the lines, and what the coupon takes off. */
export function subtotalOf(cart: ReadonlyMap<string, ModelLine>): number {
  return [...cart.values()].reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

export function rewardOf({ products }: ModelShop, cart: ReadonlyMap<string, ModelLine>): number {
  return [...cart.values()].reduce((sum, line) => {
    const product = products.find(({ sku }) => sku === line.sku);
    return sum + (product?.fixedPoint ?? 0) * line.quantity;
  }, 0);
}

/** Why an order would be refused, by the spec's order of reasons; undefined when it may be placed. */
export function refusalOf(
  shop: ModelShop,
  buyer: number,
  { coupon, redeem, shipping }: { readonly coupon: boolean; readonly redeem: number; readonly shipping: number },
): string | undefined {
  const cart = shop.carts[buyer] ?? new Map<string, ModelLine>();
  const productOf = (sku: string) => shop.products.find((product) => product.sku === sku);
  if (cart.size === 0) return 'CART_EMPTY';
  if ([...cart.values()].some(({ sku, price }) => productOf(sku)?.price !== price)) return 'CART_OBSOLETE';
  if ([...cart.values()].some(({ sku, quantity }) => quantity > (productOf(sku)?.stock ?? 0))) return 'OUT_OF_STOCK';
  if (coupon && liveCouponUses(shop) >= shop.coupon.quota) return 'COUPON_USED_UP';
  if (coupon && liveCouponUses(shop, buyer) >= shop.coupon.perCustomer) return 'COUPON_LIMIT_REACHED';
  if (redeem > (shop.points[buyer] ?? 0)) return 'POINTS_EXCEED';
  const subtotal = subtotalOf(cart);
  const before = subtotal - (coupon ? Math.min(shop.coupon.amount, subtotal) : 0) + shipping;
  return before > redeem && holdsTooMuch(shop, buyer, cart) ? 'HELD_TOO_MUCH' : undefined;
}

/** Three orders wait unpaid, or more than half the pieces of something would. */
function holdsTooMuch(shop: ModelShop, buyer: number, cart: ReadonlyMap<string, ModelLine>): boolean {
  const unpaid = shop.orders.filter(
    (order) =>
      order.buyer === buyer && order.status === 'pending' && order.payable > 0 && shop.minutes - order.placedAt < 30,
  );
  if (unpaid.length >= 3) return true;
  return [...cart.values()].some(({ sku, quantity }) => {
    const lines = unpaid.flatMap((order) => order.lines.filter((line) => line.sku === sku));
    const own = lines.reduce((sum, line) => sum + line.quantity, 0);
    const all = own + (shop.products.find((product) => product.sku === sku)?.stock ?? 0);
    return own + quantity > Math.max(1, all - Math.floor(all / 2));
  });
}

/** Gives back what a cancelled order held. */
export function release(shop: ModelShop, order: ModelOrder): void {
  for (const { sku, quantity } of order.lines) {
    const product = shop.products.find((one) => one.sku === sku);
    if (product) product.stock += quantity;
  }
  shop.points[order.buyer] = (shop.points[order.buyer] ?? 0) + order.redeemed;
  order.status = 'cancelled';
}

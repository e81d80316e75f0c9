import { type OrderToPrice, priceOrder, rupiah } from 'shop-core/rules';

const orders: OrderToPrice[] = Array.from({ length: 64 }, (_, order) => ({
  lines: Array.from({ length: 50 }, (_line, line) => ({
    unitPrice: rupiah(10_000 + 731 * line + order),
    quantity: 1 + ((line + order) % 7),
    fixedPoint: line % 5,
  })),
  shipping: { cost: rupiah(20_000 + order) },
  freeShipping: order % 4 === 0,
  uniqueCode: 1 + order,
  couponDiscount: rupiah(1_000 * (order % 3)),
  redeem: rupiah(500 * (order % 2)),
  isReseller: false,
}));

/** Prices carts of 50 lines for so long, one after another, and says how many a second. */
const rateFor = (ms: number): number => {
  let priced = 0;
  let entries = 0;
  const began = performance.now();
  while (performance.now() - began < ms) {
    for (const order of orders) entries += priceOrder(order).entries.length;
    priced += orders.length;
  }
  // Read, so that nothing of the work is left out as unused.
  if (entries < priced) throw new Error('An order was priced without an entry.');
  return (1_000 * priced) / (performance.now() - began);
};

/** How often a second one core prices a cart of 50 lines with its explained entries: the best of three tries. */
export const priceOrderRate = (): number => {
  rateFor(500);
  return Math.max(rateFor(1_000), rateFor(1_000), rateFor(1_000));
};

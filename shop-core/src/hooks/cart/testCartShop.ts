import { addToCart, changeLine, getCart, removeLine } from '../../contract/calls/cart.ts';
import { getStoreStatus } from '../../contract/calls/store.ts';
import type { CartLine } from '../../contract/entities/cart.ts';
import { priceOfToday } from '../../rules/cart/priceOfToday.ts';
import { whyNotQuantity } from '../../rules/cart/whyNotQuantity.ts';
import { createFakeShop, type FakeRoute, on, refuse, sampleCart, sampleLine } from '../../testing/index.ts';

/** A shop with a cart that remembers. `lines` is what the server holds; tests change it behind the page's back. */
export function cartShop(lines: CartLine[] = [sampleLine()], ...more: FakeRoute[]) {
  const held = { lines };
  const cart = () => sampleCart(held.lines);
  const lineOf = (id: number) =>
    held.lines.find((line) => line.id === id) ?? refuse({ code: 'NOT_FOUND', what: 'CART_LINE' });
  const shop = createFakeShop({
    handlers: [
      on(getStoreStatus, () => ({ value: 'OPEN' })),
      on(getCart, cart),
      on(addToCart, ({ body }) => {
        const { sku, quantity, price } = body;
        held.lines = [...held.lines, sampleLine({ id: 100 + held.lines.length, sku, quantity, price })];
        return cart();
      }),
      on(changeLine, ({ body }) => {
        const line = lineOf(body.id);
        const problem = whyNotQuantity(body.quantity, line.product.stock);
        if (problem) refuse(problem);
        const today = priceOfToday(line);
        const isRefreshed = body.price === today;
        const changed = sampleLine({
          ...line,
          quantity: body.quantity,
          ...(isRefreshed && { price: today, isOutdated: false }),
        });
        held.lines = held.lines.map((each) => (each === line ? changed : each));
        return cart();
      }),
      on(removeLine, ({ params }) => {
        const line = lineOf(params.id);
        held.lines = held.lines.filter((each) => each !== line);
        return cart();
      }),
      ...more,
    ],
  });
  return { shop, held };
}

import {
  addToCart,
  type Cart,
  type ChangedLine,
  changeLine,
  getCart,
  type NewLine,
  removeLine,
} from 'shop-core/contract';
import { type CalendarDate, jakartaDate, whyNotAddToCart, whyNotQuantity } from 'shop-core/rules';
import { activePoints } from 'shop-core/rules/back-office';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { idempotencyKey } from '../../http/idempotencyKey.ts';
import { refuse } from '../../http/refuse.ts';
import { serve } from '../../http/serve.ts';
import { liveLots } from '../../loyalty/pointLots.ts';
import type { Services } from '../../services.ts';
import { loadBasket, priceToday } from '../basket.ts';
import type { Customer, ShopDesk } from '../desk.ts';
import { loadStore } from '../store.ts';
import { requireLineLeft } from './requireLineLeft.ts';
import { addLine, deleteLine, findOffer, isFirstAdd, setLine, toCart } from './store.ts';

/** The cart (S7.45-S7.48). Every answer is the whole cart, so a client never shows a guess. */
export function cartRoutes(desk: ShopDesk, { database: { db }, now }: Services): void {
  const cartOf = async (customer: Customer, from: Db = db) => {
    const today = jakartaDate(now());
    const [lines, lots] = await Promise.all([loadBasket(from, customer, today), liveLots(from, customer.id)]);
    return toCart(lines, activePoints(lots, today));
  };

  serve(desk, getCart, async (_, { caller }) => cartOf(caller));

  serve(desk, addToCart, ({ body }, { caller, request }) => add(body, caller, idempotencyKey(request)));

  serve(desk, changeLine, async ({ body }, { caller }) => {
    await change(db, caller, body, jakartaDate(now()));
    return cartOf(caller);
  });

  serve(desk, removeLine, async ({ params }, { caller }) => {
    if (!(await deleteLine(db, caller.id, params.id))) refuse({ code: 'NOT_FOUND', what: 'CART_LINE' });
    return cartOf(caller);
  });

  // The client's price is a claim: a line holds the server's, and one that is there already takes today's only if it was seen.
  async function add({ sku, quantity, price: seen }: NewLine, customer: Customer, key: string | null): Promise<Cart> {
    return inTransaction(db, async (tx) => {
      if (key && !(await isFirstAdd(tx, customer.id, key, now()))) return cartOf(customer, tx);
      const [offer, store] = await Promise.all([findOffer(tx, sku, customer), loadStore(tx)]);
      if (!offer) return refuse({ code: 'NOT_FOUND', what: 'PRODUCT' });
      const { product, typeCode, skuRow, personalPrice, inCart } = offer;
      const stock = skuRow?.stock ?? 0;
      const problem = whyNotAddToCart({
        place: 'detail',
        isLoggedIn: true,
        customerType: customer.type,
        product: { typeCode, segment: product.segment },
        isVariationChosen: skuRow !== null,
        store,
        quantity,
        stock,
        inCart: inCart ?? 0,
      });
      if (problem || !skuRow) return refuse(problem ?? { code: 'VARIATION_REQUIRED' });
      if (inCart === null) await requireLineLeft(tx, customer.id, now());
      const price = priceToday(product, personalPrice, jakartaDate(now()));
      const line = { skuId: skuRow.id, quantity, price, hasSeenPrice: seen === price };
      const [held, cart] = await Promise.all([addLine(tx, customer.id, line, now()), cartOf(customer, tx)]);
      // Two adds at once may both have looked before the other wrote; the sum is known only now.
      if (held > stock) refuse({ code: 'OUT_OF_STOCK', available: Math.max(0, stock - (held - quantity)) });
      return cart;
    });
  }
}

async function change(db: Db, customer: Customer, body: ChangedLine, today: CalendarDate): Promise<void> {
  const line = (await loadBasket(db, customer, today)).find(({ id }) => id === body.id);
  if (!line || line.sku !== body.sku) return refuse({ code: 'NOT_FOUND', what: 'CART_LINE' });
  const problem = whyNotQuantity(body.quantity, line.stock);
  if (problem) refuse(problem);
  const hasSeenPrice = body.price === line.currentPrice;
  if (hasSeenPrice && !line.isOffered) refuse({ code: 'NOT_FOUND', what: 'PRODUCT' });
  // S4.17: a new price is taken by whoever saw it, not slipped in with a change of the quantity.
  const price = hasSeenPrice ? line.currentPrice : line.price;
  const isSet = await setLine(db, customer.id, line.id, { quantity: body.quantity, price });
  if (!isSet) refuse({ code: 'NOT_FOUND', what: 'CART_LINE' });
}

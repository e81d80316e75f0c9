import { addToCart, type Cart, changeLine, getCart, type NewLine, removeLine } from 'shop-core/contract';
import { addCartLine, cartReply, changeCartLine } from 'shop-core/decisions';
import { jakartaDate } from 'shop-core/rules';
import { activePoints } from 'shop-core/rules/back-office';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { idempotencyKey } from '../../http/idempotencyKey.ts';
import { refuse } from '../../http/refuse.ts';
import { serve } from '../../http/serve.ts';
import { liveLots } from '../../loyalty/pointLots.ts';
import type { Services } from '../../services.ts';
import { accepted } from '../accepted.ts';
import { loadBasket, priceToday } from '../basket.ts';
import type { Customer, ShopDesk } from '../desk.ts';
import { loadStore } from '../store.ts';
import { lockedLineCount } from './lockedLineCount.ts';
import { addLine, deleteLine, findOffer, isFirstAdd, setLine } from './store.ts';

/** The cart (S7.45-S7.48). Every answer is the whole cart, so a client never shows a guess. */
export function cartRoutes(desk: ShopDesk, { database: { db }, now }: Services): void {
  const cartOf = async (customer: Customer, from: Db = db) => {
    const today = jakartaDate(now());
    const [lines, lots] = await Promise.all([loadBasket(from, customer, today), liveLots(from, customer.id)]);
    return cartReply(lines, activePoints(lots, today));
  };

  serve(desk, getCart, async (_, { caller }) => cartOf(caller));

  serve(desk, addToCart, ({ body }, { caller, request }) => add(body, caller, idempotencyKey(request)));

  serve(desk, changeLine, async ({ body }, { caller }) => {
    const lines = await loadBasket(db, caller, jakartaDate(now()));
    const { writes } = accepted(changeCartLine(lines, body), now());
    if (!(await setLine(db, caller.id, writes))) refuse({ code: 'NOT_FOUND', what: 'CART_LINE' });
    return cartOf(caller);
  });

  serve(desk, removeLine, async ({ params }, { caller }) => {
    if (!(await deleteLine(db, caller.id, params.id))) refuse({ code: 'NOT_FOUND', what: 'CART_LINE' });
    return cartOf(caller);
  });

  async function add(ask: NewLine, customer: Customer, key: string | null): Promise<Cart> {
    return inTransaction(db, async (tx) => {
      if (key && !(await isFirstAdd(tx, customer.id, key, now()))) return cartOf(customer, tx);
      const [row, store] = await Promise.all([findOffer(tx, ask.sku, customer), loadStore(tx)]);
      const { skuRow, inCart = null } = row ?? {};
      const stock = skuRow?.stock ?? 0;
      const offer = row && {
        product: { typeCode: row.typeCode, segment: row.product.segment },
        isSold: row.skuRow !== null,
        stock,
        price: priceToday(row.product, row.personalPrice, jakartaDate(now())),
      };
      const lineCount = row && inCart === null ? await lockedLineCount(tx, customer.id) : 0;
      const facts = { customerType: customer.type, offer, store, inCart, lineCount };
      const { writes } = accepted(addCartLine(facts, ask, now()), now());
      if (!skuRow) return refuse({ code: 'VARIATION_REQUIRED' });
      const [held, cart] = await Promise.all([
        addLine(tx, customer.id, skuRow.id, writes, now()),
        cartOf(customer, tx),
      ]);
      // Two adds at once may both have looked before the other wrote; the sum is known only now.
      if (held > stock) refuse({ code: 'OUT_OF_STOCK', available: Math.max(0, stock - (held - writes.quantity)) });
      return cart;
    });
  }
}

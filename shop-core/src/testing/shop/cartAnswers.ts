import { addToCart, changeLine, getCart, type NewLine, removeLine } from '../../contract/calls/cart.ts';
import type { Cart } from '../../contract/entities/cart.ts';
import { whyNotAddToCart } from '../../rules/cart/whyNotAddToCart.ts';
import { whyNotQuantity } from '../../rules/cart/whyNotQuantity.ts';
import { type FakeRoute, on } from '../server/on.ts';
import { refuse } from '../server/refuse.ts';
import { basketOf, cartReply, findOffer } from './basket.ts';
import { callerOf } from './callerOf.ts';
import type { HeldCustomer, HeldShop } from './heldShop.ts';
import { requireLeft } from './spendHeld.ts';

/** The cart (S7.45-S7.48): every answer is the whole cart. */
export function cartAnswers(held: HeldShop): FakeRoute[] {
  const show = (customer: HeldCustomer): Cart => cartReply(basketOf(held, customer), customer.points);
  return [
    on(getCart, ({ params }, request) => show(callerOf(held, request, params.customerCode))),
    on(addToCart, ({ body }, request) => {
      const caller = callerOf(held, request, body.customerCode);
      const { idempotencyKey: key } = request;
      // Sent again after a lost answer it adds once.
      if (key === undefined || !caller.adds.has(key)) add(held, caller, body);
      if (key !== undefined) caller.adds.add(key);
      return show(caller);
    }),
    on(changeLine, ({ body }, request) => {
      const caller = callerOf(held, request, body.customerCode);
      const line = caller.lines.find(({ id, sku }) => id === body.id && sku === body.sku);
      const offer = line && findOffer(held, line.sku);
      if (!line || !offer) return refuse({ code: 'NOT_FOUND', what: 'CART_LINE' });
      const problem = whyNotQuantity(body.quantity, offer.stock);
      if (problem) refuse(problem);
      line.quantity = body.quantity;
      // S4.17: a new price is taken by whoever saw it.
      if (body.price === offer.price) line.price = offer.price;
      return show(caller);
    }),
    on(removeLine, ({ params }, request) => {
      const caller = callerOf(held, request);
      if (!caller.lines.some(({ id }) => id === params.id)) refuse({ code: 'NOT_FOUND', what: 'CART_LINE' });
      caller.lines = caller.lines.filter(({ id }) => id !== params.id);
      return show(caller);
    }),
  ];
}

function add(held: HeldShop, { profile, lines }: HeldCustomer, { sku, quantity, price: seen }: NewLine): void {
  const offer = findOffer(held, sku) ?? refuse({ code: 'NOT_FOUND', what: 'PRODUCT' });
  const line = lines.find((each) => each.sku === sku);
  const problem = whyNotAddToCart({
    place: 'detail',
    isLoggedIn: true,
    customerType: profile.typeOfCustomer,
    product: offer.product,
    isVariationChosen: offer.isSold,
    store: held.store,
    quantity,
    stock: offer.stock,
    inCart: line?.quantity ?? 0,
  });
  if (problem) refuse(problem);
  if (!line) {
    const has = lines.map(() => ({ since: held.now, until: null }));
    requireLeft(has, { what: 'CART_LINE' }, held.now);
    lines.push({ id: held.nextId(), sku, quantity, price: offer.price });
    return;
  }
  line.quantity += quantity;
  if (seen === offer.price) line.price = offer.price;
}

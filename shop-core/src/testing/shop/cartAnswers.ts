import { addToCart, changeLine, getCart, type NewLine, removeLine } from '../../contract/calls/cart.ts';
import type { Cart } from '../../contract/entities/cart.ts';
import { addCartLine } from '../../decisions/cart/addCartLine.ts';
import { cartReply } from '../../decisions/cart/cartReply.ts';
import { changeCartLine } from '../../decisions/cart/changeCartLine.ts';
import { type FakeRoute, on } from '../server/on.ts';
import { refuse } from '../server/refuse.ts';
import { accepted } from './accepted.ts';
import { basketOf, findOffer } from './basket.ts';
import { callerOf } from './callerOf.ts';
import type { HeldCustomer, HeldShop } from './heldShop.ts';

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
      const { writes } = accepted(changeCartLine(basketOf(held, caller), body));
      for (const line of caller.lines) if (line.id === writes.id) Object.assign(line, writes);
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

function add(held: HeldShop, { profile, lines }: HeldCustomer, ask: NewLine): void {
  const line = lines.find(({ sku }) => sku === ask.sku);
  const facts = {
    customerType: profile.typeOfCustomer,
    offer: findOffer(held, ask.sku),
    store: held.store,
    inCart: line?.quantity ?? null,
    lineCount: lines.length,
  };
  const { sku, quantity, price, hasSeenPrice } = accepted(addCartLine(facts, ask, held.now)).writes;
  if (!line) {
    lines.push({ id: held.nextId(), sku, quantity, price });
    return;
  }
  line.quantity += quantity;
  if (hasSeenPrice) line.price = price;
}

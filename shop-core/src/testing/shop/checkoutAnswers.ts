import {
  getBanks,
  getOrder,
  getOrders,
  getShippingOptions,
  placeOrder,
  quoteShipping,
  reserveUniqueCode,
} from '../../contract/calls/checkout.ts';
import { askQuote, courierAsked } from '../../decisions/checkout/askQuote.ts';
import { pageOf } from '../../decisions/pageRows.ts';
import { jakartaDate } from '../../rules/dates/jakartaDate.ts';
import { isBlank } from '../../rules/text/isBlank.ts';
import { type FakeRoute, on } from '../server/on.ts';
import { refuse } from '../server/refuse.ts';
import { accepted } from './accepted.ts';
import { callerOf } from './callerOf.ts';
import { countingGuesses } from './couponFor.ts';
import type { HeldShop } from './heldShop.ts';
import { orderReply } from './orderReply.ts';
import { placeHeldOrder } from './placeHeldOrder.ts';
import { quoteParcel } from './quoteParcel.ts';
import { reserveCode } from './reserveCode.ts';

/** From the choice of a courier to the order (S7.26, S7.27, S7.58, S7.60-S7.63). */
export function checkoutAnswers(held: HeldShop): FakeRoute[] {
  return [
    on(getShippingOptions, () => held.couriers.map(({ id, code, name }) => ({ id, code, name }))),
    on(getBanks, () => held.banks.map(({ id, name }) => ({ id, bankName: name, logo: null }))),
    on(quoteShipping, ({ body }, request) => {
      callerOf(held, request);
      const courier = held.couriers.find(({ code }) => code === courierAsked(body));
      const { reply: itemValue } = accepted(askQuote({ isOffered: courier !== undefined }, body));
      if (!courier) return refuse({ code: 'COURIER_NOT_OFFERED' });
      return quoteParcel(courier, { subdistrictId: body.destination, weightKg: body.weightKg, itemValue });
    }),
    on(reserveUniqueCode, ({ query: { bankId = 0 } }, request) => {
      const caller = callerOf(held, request);
      if (bankId !== 0 && !held.banks.some(({ id }) => id === bankId)) refuse({ code: 'NOT_FOUND', what: 'BANK' });
      return { uniqueCode: reserveCode(held, caller, bankId) };
    }),
    on(placeOrder, ({ body }, request) => {
      const caller = callerOf(held, request, body.customerCode);
      const place = () => ({ orderCode: placeHeldOrder(held, caller, body, request.idempotencyKey) });
      return isBlank(body.couponCode) ? place() : countingGuesses(held, caller, place);
    }),
    on(getOrder, ({ params }, request) => {
      const caller = callerOf(held, request);
      const order = held.orders.find(({ code, customer }) => code === params.orderCode && customer === caller);
      return order ? orderReply(held, order) : refuse({ code: 'NOT_FOUND', what: 'ORDER' });
    }),
    on(getOrders, ({ body: { customerCode, page, size } }, request) => {
      const caller = callerOf(held, request, customerCode);
      const own = held.orders.filter(({ customer }) => customer === caller).reverse();
      return {
        orders: pageOf(own, { page, size }).map(({ code, placedAt, figures, status }) => ({
          ...{ orderCode: code, orderDate: jakartaDate(placedAt), grandTotal: figures.grandTotal, status },
        })),
        totalItems: own.length,
        currentPage: page,
      };
    }),
  ];
}

import { asc, eq } from 'drizzle-orm';
import {
  getBanks,
  getOrder,
  getOrders,
  getShippingOptions,
  placeOrder as placeOrderCall,
  quoteShipping,
  reserveUniqueCode,
} from 'shop-core/contract';
import { askQuote, courierAsked } from 'shop-core/decisions';
import { isBlank } from 'shop-core/rules';
import { chooseCouriers } from '../../couriers/chooseCouriers.ts';
import { couriers } from '../../db/tables/couriers.ts';
import { banks } from '../../db/tables/orders.ts';
import { idempotencyKey } from '../../http/idempotencyKey.ts';
import { refuse } from '../../http/refuse.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { accepted } from '../accepted.ts';
import { countingGuesses } from '../couponGuesses.ts';
import type { ShopDesk } from '../desk.ts';
import { cancelUnpaid, cancelUnpaidOf } from './cancelUnpaid.ts';
import { holdCode } from './holdCode.ts';
import { loadOrder, orderId } from './loadOrder.ts';
import { orderList } from './orderList.ts';
import { placeOrder } from './placeOrder.ts';
import { courierByCode } from './store.ts';
import { noBank } from './uniqueCodes.ts';

/** From the choice of a courier to the order (S7.26, S7.27, S7.58, S7.60-S7.63). */
export function checkoutRoutes(desk: ShopDesk, services: Services): void {
  const { now } = services;
  const { db } = services.database;
  const till = { ...services, couriers: chooseCouriers(services) };

  serve(desk, getShippingOptions, async () => db.select().from(couriers).orderBy(asc(couriers.id)));

  serve(desk, getBanks, async () => {
    const rows = await db.select().from(banks).where(eq(banks.isActive, true)).orderBy(asc(banks.id));
    return rows.map(({ id, name, logo }) => ({ id, bankName: name, logo }));
  });

  // Only for display: the order asks again, for its own rows.
  serve(desk, quoteShipping, async ({ body }, { caller, request }) => {
    const code = courierAsked(body);
    const courier = code && (await courierByCode(db, code));
    const { reply: itemValue } = accepted(askQuote({ isOffered: courier !== undefined }, body), now());
    if (!courier) return refuse({ code: 'COURIER_NOT_OFFERED' });
    const shipment = { courier, subdistrictId: body.destination, weightKg: body.weightKg, itemValue };
    const asked = await till.couriers.quote(shipment, { customer: caller.id, network: request.ip });
    return asked ? { cost: asked.cost, description: asked.service, days: asked.days } : null;
  });

  serve(desk, reserveUniqueCode, async ({ query }, { caller, request }) => {
    const { bankId = noBank } = query;
    const uniqueCode = await holdCode(db, { customer: caller.id, network: request.ip }, bankId, now());
    return { uniqueCode };
  });

  serve(desk, placeOrderCall, async ({ body }, { caller, request }) => {
    const from = { key: idempotencyKey(request), ip: request.ip };
    const place = async () => ({ orderCode: await placeOrder(till, caller, body, from) });
    return isBlank(body.couponCode)
      ? place()
      : countingGuesses(db, { customer: caller.id, network: request.ip }, now(), place);
  });

  serve(desk, getOrders, async ({ body }, { caller }) => {
    await cancelUnpaidOf(db, caller.id, now());
    return orderList(db, caller.id, body);
  });

  serve(desk, getOrder, async ({ params }, { caller }) => {
    const load = () => loadOrder(db, caller.id, params.orderCode, now());
    const order = (await load()) ?? refuse({ code: 'NOT_FOUND', what: 'ORDER' });
    const { status, payBy } = order.order;
    if (status !== 'pending' || !payBy || payBy > now()) return order;
    // Whoever looks at an order whose time is over sees it cancelled, even between two runs of the job.
    const id = await orderId(db, caller.id, params.orderCode);
    if (id !== undefined) await cancelUnpaid(db, id, now());
    return (await load()) ?? order;
  });
}

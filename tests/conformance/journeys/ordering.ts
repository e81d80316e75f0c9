import {
  type Cart,
  type ChangedLine,
  changeLine,
  getCart,
  getOrder,
  getOrders,
  type OrderFigures,
  type OrderRequest,
  type PlacedOrder,
  placeOrder,
  quoteShipping,
  removeLine,
  reserveUniqueCode,
} from 'shop-core/contract';
import { rupiah } from 'shop-core/rules';
import type { Visit } from '../visit.ts';
import { lookAtCart, put } from './buying.ts';

const minute = 60_000;

/** The order for what lies in the cart, as a shopper is shown it. */
async function orderFor(visit: Visit, about: Partial<OrderRequest> = {}): Promise<OrderRequest> {
  const { customer, couriers, banks, home } = visit.place.stage;
  const { code: customerCode } = customer;
  const [jnt, bank] = [couriers.find(({ code }) => code === 'jnt'), banks[0]];
  const cart = await visit.ask(getCart, { params: { customerCode } }, lookAtCart);
  const weightKg = Math.max(1, Math.ceil((cart?.lines ?? []).reduce(weigh, 0) / 1_000_000));
  const parcel = { destination: home.subdistrict.id, isJnt: true, isSap: false, isRpx: false, weightKg };
  const quote = await visit.ask(quoteShipping, { body: parcel }, (quoted) => quoted);
  const code = await visit.ask(reserveUniqueCode, { query: { bankId: bank?.id } });
  const [totalAmount, uniqueCode, shippingCost] = [cart?.totalAmount ?? 0, code?.uniqueCode ?? 0, quote?.cost ?? 0];
  const figures: OrderFigures = {
    ...{ totalAmount: rupiah(totalAmount), discountCoupon: rupiah(0), uniqueCode, shippingCost: rupiah(shippingCost) },
    ...{ discountRedeem: rupiah(0), redeemPoint: 0, grandTotal: rupiah(totalAmount - uniqueCode + shippingCost) },
    pointReward: cart?.totalPointProduct ?? 0,
  };
  return {
    ...{ ...figures, customerCode, bankId: bank?.id ?? 0, couponCode: null, hasAcceptedTerms: true },
    products: (cart?.lines ?? []).map(({ id, sku, quantity, price }) => ({ id, sku, quantity, price })),
    ...{ shippingAddress: null, shippingTypeId: jnt?.id ?? null, note: 'Titip satpam', ...about },
  };
}

const weigh = (sum: number, { quantity, product }: Cart['lines'][number]) => sum + quantity * product.weight;

const lookAtOrder = ({ order, name, username, email }: PlacedOrder) => {
  const { orderCode: _, uniqueCode, history, bank, lines, payBy, serverTime, ...shown } = order;
  return {
    ...{ ...shown, name, username, email, bank: bank?.accountNumber },
    grandTotal: order.grandTotal + uniqueCode,
    secondsLeft: payBy && serverTime && (payBy.getTime() - serverTime.getTime()) / 1_000,
    lines: lines.map(({ id: __, image: ___, ...line }) => line),
    said: history.map(({ description }) => description)[0],
  };
};

const send = (visit: Visit, body: OrderRequest, key?: string) => visit.ask(placeOrder, { body }, () => 'placed', key);
const lookAt = (visit: Visit, orderCode = '') => visit.ask(getOrder, { params: { orderCode } }, lookAtOrder);

/** Two bars and a coin; sent again; looked at; and given back when nobody paid. */
export async function order(visit: Visit): Promise<void> {
  const { stage, advance } = visit.place;
  await visit.logIn();
  await put(visit, stage.bar.sku, 2);
  await put(visit, stage.coin.sku, 2);
  const body = await orderFor(visit);
  const placed = await send(visit, body, `kunci-${stage.customer.code}`);
  const again = await send(visit, body, `kunci-${stage.customer.code}`);
  visit.story.push({ asked: 'the same order', answer: placed?.orderCode === again?.orderCode });
  await send(visit, { ...body, note: null }, `kunci-${stage.customer.code}`);
  await lookAt(visit, placed?.orderCode);
  await lookAt(visit, 'SE-TIDAK-ADA');
  const list = { page: 0, customerCode: stage.customer.code, size: 10 };
  const rows = () => visit.ask(getOrders, { body: list }, ({ orders, totalItems }) => [totalItems, orders[0]?.status]);
  await rows();
  // Two of the four coins are in the order.
  await put(visit, stage.coin.sku, 3);
  await advance(29 * minute);
  await rows();
  await advance(minute);
  await rows();
  await lookAt(visit, placed?.orderCode);
  await put(visit, stage.coin.sku, 4);
}

/** More than may wait unpaid: three orders, and half the bars there are; until the first is not paid. */
export async function orderTooMuch(visit: Visit): Promise<void> {
  const { place } = visit;
  const { bar, coin } = place.stage;
  await visit.logIn();
  await place.setStock(bar.sku, 6);
  await put(visit, bar.sku, 4);
  await send(visit, await orderFor(visit));
  await visit.ask(changeLine, { body: await oneLineOf(visit, 3) }, lookAtCart);
  await send(visit, await orderFor(visit));
  await place.advance(minute);
  await put(visit, bar.sku, 1);
  await send(visit, await orderFor(visit));
  await visit.ask(removeLine, { params: { id: (await oneLineOf(visit, 1)).id } }, lookAtCart);
  for (const _ of [1, 2, 3]) {
    await put(visit, coin.sku, _ === 3 ? 2 : 1);
    await send(visit, await orderFor(visit));
  }
  await place.advance(29 * minute);
  await send(visit, await orderFor(visit));
}

/** The one line of the cart, as it is changed to a quantity. */
async function oneLineOf({ ask, place }: Visit, quantity: number): Promise<ChangedLine> {
  const { code: customerCode } = place.stage.customer;
  const cart = await ask(getCart, { params: { customerCode } }, lookAtCart);
  const { id = 0, sku = '', price = rupiah(0) } = cart?.lines[0] ?? {};
  return { customerCode, id, sku, price, quantity };
}

/** A coupon and points: first with figures that know nothing of them, then with those that the shop names. */
export async function orderForLess(visit: Visit): Promise<void> {
  const { bar, coupons, customer } = visit.place.stage;
  await visit.logIn();
  await put(visit, bar.sku, 2);
  const body = await orderFor(visit, { couponCode: coupons.percent, redeemPoint: 25_000 });
  await send(visit, body);
  const shipping = body.shippingCost;
  const figures = {
    ...{ discountCoupon: rupiah(180_000), discountRedeem: rupiah(25_000) },
    grandTotal: rupiah(1_800_000 - 180_000 - body.uniqueCode + shipping - 25_000),
  };
  const placed = await send(visit, { ...body, ...figures });
  await lookAt(visit, placed?.orderCode);
  await visit.ask(getCart, { params: { customerCode: customer.code } }, lookAtCart);
  await put(visit, bar.sku, 2);
  await send(visit, await orderFor(visit, { couponCode: coupons.percent }));
  await send(visit, await orderFor(visit, { redeemPoint: 25_000 }));
  // Cancelled, both come back.
  await visit.place.advance(30 * minute);
  await send(visit, await orderFor(visit, { couponCode: coupons.percent }));
}

/** To somebody else: by jnt with a district, by sap, which insures, without one. */
export async function orderForAnother(visit: Visit): Promise<void> {
  const { bar, couriers, away } = visit.place.stage;
  await visit.logIn();
  await put(visit, bar.sku, 1);
  const address: OrderRequest['shippingAddress'] = {
    ...{ firstName: 'Siti', lastName: 'Aminah', phoneNumber: '081234567890', address: 'Jl. Melati 1' },
    ...{ company: null, place: null, note: 'Ketuk pintu', village: null, postalCode: '12190' },
    ...{ provinceId: away.province.id, provinceName: away.province.name, cityId: away.city.id },
    ...{ cityName: `${away.city.type} ${away.city.name}`, districtId: away.district.id },
    ...{ districtName: away.district.name, subdistrictId: away.subdistrict.id, subdistrictName: away.subdistrict.name },
  };
  const byJnt = await send(visit, await orderFor(visit, { shippingAddress: address, note: null }));
  await lookAt(visit, byJnt?.orderCode);
  await put(visit, bar.sku, 1);
  const sap = couriers.find(({ code }) => code === 'sap');
  const shippingAddress = { ...address, districtId: null };
  const body = await orderFor(visit, { shippingAddress, shippingTypeId: sap?.id ?? null, note: null });
  await send(visit, body);
  const insured = (sap?.firstKg ?? 0) + Math.ceil((900_000 * (sap?.insuranceBasisPoints ?? 0)) / 10_000);
  const grandTotal = rupiah(900_000 - body.uniqueCode + insured);
  const bySap = await send(visit, { ...body, shippingCost: rupiah(insured), grandTotal });
  await lookAt(visit, bySap?.orderCode);
}

/** Everything that keeps an order from being placed. */
export async function orderInVain(visit: Visit): Promise<void> {
  const { stage, setPrice, setStock, setClosed } = visit.place;
  const { bar, away, couriers } = stage;
  await visit.logIn();
  await send(visit, await orderFor(visit));
  await put(visit, bar.sku, 2);
  const body = await orderFor(visit);
  const sap = couriers.find(({ code }) => code === 'sap')?.id ?? 0;
  await send(visit, { ...body, hasAcceptedTerms: false });
  await send(visit, { ...body, bankId: 9_999 });
  await send(visit, { ...body, shippingTypeId: null });
  await send(visit, { ...body, shippingTypeId: 9_999 });
  await send(visit, { ...body, shippingTypeId: sap });
  await send(visit, { ...body, products: [] });
  await send(visit, { ...body, grandTotal: rupiah(1) });
  await send(visit, { ...body, customerCode: 'ORANG-LAIN' });
  await send(visit, { ...body, couponCode: 'TIDAKADA' });
  await send(visit, { ...body, redeemPoint: stage.customer.points + 1 });
  const address: OrderRequest['shippingAddress'] = {
    ...{ firstName: ' ', lastName: null, phoneNumber: '08', address: 'Jl. Melati 1', company: null, place: null },
    ...{ provinceId: away.province.id, provinceName: '', cityId: away.city.id, cityName: '', districtId: null },
    ...{ districtName: null, subdistrictId: away.subdistrict.id, subdistrictName: '', village: null, note: null },
    postalCode: '12190',
  };
  await send(visit, { ...body, shippingAddress: address });
  await setClosed('Tutup.');
  await send(visit, body);
  await setClosed(null);
  await setStock(bar.sku, 1);
  await send(visit, body);
  await setStock(bar.sku, 5);
  await setPrice(bar.sku, 950_000);
  await send(visit, body);
}

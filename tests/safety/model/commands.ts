import fc from 'fast-check';
import { expect } from 'vitest';
import { cancelUnpaidOrders } from '../../../api-server/src/shop/checkout/cancelUnpaid.ts';
import { discountedBody, moveThrough, orderAtFigures, orderRow } from '../../../api-server/src/shop/testLoyalty.ts';
import { cartOf, putInCart } from '../../../api-server/src/shop/testPurchase.ts';
import { liveCouponUses, type ModelShop, refusalOf, release, rewardOf, subtotalOf } from './modelShop.ts';
import { heldBy, type RealShop, setPrice, setStock } from './realShop.ts';

type Command = fc.AsyncCommand<ModelShop, RealShop>;

const productAt = ({ products }: ModelShop, at: number) => products[at % products.length] as ModelShop['products'][0];
const cartAt = ({ carts }: ModelShop, buyer: number) => carts[buyer] as ModelShop['carts'][0];
const buyerAt = ({ buyers }: RealShop, buyer: number) => buyers[buyer] as RealShop['buyers'][0];

/** Something anybody can do at any time; afterwards the shop holds what the model holds. */
function command(name: string, run: (model: ModelShop, real: RealShop) => Promise<void>): Command {
  return {
    check: () => true,
    run: async (model, real) => {
      await run(model, real);
      expect(await heldBy(real, model)).toEqual({
        stock: Object.fromEntries(model.products.map(({ sku, stock }) => [sku, stock])),
        points: model.points,
        couponUses: liveCouponUses(model),
      });
    },
    toString: () => name,
  };
}

const add = (buyer: number, at: number, quantity: number) =>
  command(`buyer ${buyer} adds ${quantity} of ${at}`, async (model, real) => {
    const { sku, price, stock } = productAt(model, at);
    const cart = cartAt(model, buyer);
    const line = cart.get(sku);
    const sum = (line?.quantity ?? 0) + quantity;
    const { status } = await putInCart(real.shop, buyerAt(real, buyer), sku, quantity);
    expect(status).toBe(sum > stock ? 409 : 200);
    // The kit claims a price that nobody saw: a line that is there keeps the one it has.
    if (sum <= stock) cart.set(sku, { sku, quantity: sum, price: line?.price ?? price });
  });

const change = (buyer: number, at: number, quantity: number, hasSeenPrice: boolean) =>
  command(`buyer ${buyer} sets ${at} to ${quantity}${hasSeenPrice ? ' at its new price' : ''}`, async (model, real) => {
    const { sku, price, stock } = productAt(model, at);
    const line = cartAt(model, buyer).get(sku);
    const who = buyerAt(real, buyer);
    const held = (await cartOf(real.shop, who)).carts.find((one: { sku: string }) => one.sku === sku);
    expect(held?.quantity).toBe(line?.quantity);
    if (!line) return;
    const body = { 'customer-code': who.code, id: held.id, sku, quantity, price: hasSeenPrice ? price : line.price };
    const { status } = await real.shop.ask('PUT /cart', { token: who.token, body });
    expect(status).toBe(quantity > stock ? 409 : 200);
    if (quantity > stock) return;
    line.quantity = quantity;
    if (hasSeenPrice) line.price = price;
  });

const remove = (buyer: number, at: number) =>
  command(`buyer ${buyer} removes ${at}`, async (model, real) => {
    const { sku } = productAt(model, at);
    const who = buyerAt(real, buyer);
    const held = (await cartOf(real.shop, who)).carts.find((one: { sku: string }) => one.sku === sku);
    if (held) expect((await real.shop.ask(`DELETE /cart/${held.id}`, { token: who.token })).status).toBe(200);
    expect(cartAt(model, buyer).delete(sku)).toBe(held !== undefined);
  });

const reprice = (at: number, price: number) =>
  command(`product ${at} costs ${price}`, async (model, real) => {
    const product = productAt(model, at);
    await setPrice(real.shop, product.sku, price);
    product.price = price;
  });

const restock = (at: number, stock: number) =>
  command(`product ${at} is counted: ${stock}`, async (model, real) => {
    const product = productAt(model, at);
    await setStock(real.shop, product.sku, stock);
    product.stock = stock;
  });

const order = (buyer: number, hasCoupon: boolean, redeem: number) =>
  command(`buyer ${buyer} orders${hasCoupon ? ' with the coupon' : ''}, redeeming ${redeem}`, async (model, real) => {
    // Within five minutes the same cart would be the same order.
    real.shop.pass(6 * 60_000);
    model.minutes += 6;
    if (cartAt(model, buyer).size === 0) return;
    const who = buyerAt(real, buyer);
    const body = await discountedBody(real.shop, who, { coupon: hasCoupon ? real.coupon : null, redeem });
    const refusal = refusalOf(model, buyer, { coupon: hasCoupon, redeem, shipping: body['shipping-cost'] });
    const { status, json, data } = await orderAtFigures(real.shop, who, body);
    expect([status === 200, status === 200 ? undefined : json.code]).toEqual([refusal === undefined, refusal]);
    if (refusal) return;
    await book(model, real, buyer, { code: data['order-code'], hasCoupon, redeem });
  });

/** Writes an order that was placed into the model, after every figure of it was added up once more. */
async function book(
  model: ModelShop,
  real: RealShop,
  buyer: number,
  { code, hasCoupon, redeem }: { readonly code: string; readonly hasCoupon: boolean; readonly redeem: number },
): Promise<void> {
  const cart = cartAt(model, buyer);
  const placed = await orderRow(real.shop, code);
  const subtotal = subtotalOf(cart);
  const discount = hasCoupon ? Math.min(model.coupon.amount, subtotal) : 0;
  const before = subtotal - discount + placed.shippingCost - placed.uniqueCode;
  const redeemed = Math.min(redeem, before);
  const reward = rewardOf(model, cart);
  expect(placed).toMatchObject({
    totalAmount: subtotal,
    discountCoupon: discount,
    discountRedeem: redeemed,
    grandTotal: before - redeemed,
    pointReward: reward,
  });
  const lines = [...cart.values()];
  const times = { placedAt: model.minutes, payable: before - redeemed };
  for (const { sku, quantity } of lines) {
    const product = model.products.find((one) => one.sku === sku);
    if (product) product.stock -= quantity;
  }
  model.points[buyer] = (model.points[buyer] ?? 0) - redeemed;
  model.orders.push({ code, buyer, lines, coupon: hasCoupon, redeemed, reward, ...times, status: 'pending' });
  cart.clear();
}

const advance = (at: number) =>
  command(`an admin moves order ${at} on`, async (model, real) => {
    const moving = model.orders[at % Math.max(1, model.orders.length)];
    const next = { pending: 'processing', processing: 'shipped', shipped: 'complete' } as const;
    if (!moving || moving.status === 'complete' || moving.status === 'cancelled') return;
    moving.status = next[moving.status];
    await moveThrough(real.shop, moving.code, moving.status);
    if (moving.status === 'complete') model.points[moving.buyer] = (model.points[moving.buyer] ?? 0) + moving.reward;
  });

const cancel = (at: number) =>
  command(`an admin cancels order ${at}`, async (model, real) => {
    const moving = model.orders[at % Math.max(1, model.orders.length)];
    if (moving?.status !== 'pending' && moving?.status !== 'processing') return;
    await moveThrough(real.shop, moving.code, 'cancelled');
    release(model, moving);
  });

const expire = () =>
  command('half an hour passes, and the job runs twice', async (model, real) => {
    real.shop.pass(31 * 60_000);
    model.minutes += 31;
    await cancelUnpaidOrders(real.shop.db, real.shop.now());
    await cancelUnpaidOrders(real.shop.db, real.shop.now());
    for (const one of model.orders) if (one.status === 'pending' && one.payable > 0) release(model, one);
  });

const buyer = fc.nat({ max: 1 });
const at = fc.nat({ max: 2 });
const some = fc.nat({ max: 20 });

/** Everything that may happen. */
export const commands = [
  fc.tuple(buyer, at, fc.integer({ min: 1, max: 4 })).map((args) => add(...args)),
  fc.tuple(buyer, at, fc.integer({ min: 1, max: 5 })).map((args) => add(...args)),
  fc.tuple(buyer, at, fc.integer({ min: 1, max: 7 }), fc.boolean()).map((args) => change(...args)),
  fc.tuple(buyer, at).map((args) => remove(...args)),
  fc.tuple(at, fc.constantFrom(50_000, 350_000, 1_000_000)).map((args) => reprice(...args)),
  fc.tuple(at, fc.integer({ min: 0, max: 9 })).map((args) => restock(...args)),
  fc.tuple(buyer, fc.boolean(), fc.constantFrom(0, 0, 1, 500, 60_000, 90_000)).map((args) => order(...args)),
  fc.tuple(buyer, fc.boolean(), fc.constantFrom(0, 0, 40, 47)).map((args) => order(...args)),
  some.map(advance),
  some.map(cancel),
  fc.constant(null).map(expire),
];

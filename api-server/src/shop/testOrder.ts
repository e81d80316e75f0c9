import { type Buyer, cartOf, type TestPurchase } from './testPurchase.ts';

export const couriers = { jnt: 1, sap: 2, rpx: 3 } as const;

interface Choice {
  /** Null orders a cart of which nothing is sent. */
  readonly courier?: keyof typeof couriers | null;
  readonly bank?: number;
  /** A dropship address in the wire's spelling; without one the parcel goes to the billing address. */
  readonly address?: Readonly<Record<string, unknown>> | null;
}

interface CartLine {
  readonly id: number;
  readonly sku: string;
  readonly quantity: number;
  readonly price: number;
  readonly product: { readonly weight: number };
}

/** What a courier asks for the cart, to the sub-district of this id. */
export function askCost(
  shop: TestPurchase,
  { token }: Buyer,
  courier: keyof typeof couriers,
  destination: number,
  { weight = 1, value = 0 } = {},
) {
  const body = {
    destination,
    'is-jnt': courier === 'jnt',
    'is-rpx': courier === 'rpx',
    'is-sap': courier === 'sap',
    weight,
    ...(courier === 'jnt' && { 'subdistrict-id': destination }),
    ...(courier === 'sap' && { insurance: true, 'item-value': value }),
  };
  return shop.ask('POST /order/get-cost', { token, body });
}

export async function uniqueCodeOf(shop: TestPurchase, { token }: Buyer, bank: number): Promise<number> {
  return (await shop.ask(`GET /order/get-unique-code?bank-type-id=${bank}`, { token })).data['unique-code'];
}

/** The order payload (S3.22) for what is in the cart, with the figures a shopper was shown. */
export async function orderBody(shop: TestPurchase, buyer: Buyer, choice: Choice = {}) {
  const { courier = 'jnt', bank = 1, address = null } = choice;
  const { carts, totalAmount, totalPointProduct } = await cartOf(shop, buyer);
  const lines: readonly CartLine[] = carts;
  const cost = courier === null ? 0 : await costOf(shop, buyer, courier, address, lines, totalAmount);
  const code = await uniqueCodeOf(shop, buyer, bank);
  return {
    'bank-type-id': bank,
    'coupon-code': null,
    'customer-code': buyer.code,
    'discount-coupon': 0,
    'discount-redeem': 0,
    'flag-term-condition': true,
    'grand-total': totalAmount - code + cost,
    'point-reward': totalPointProduct,
    products: lines.map(({ id, sku, quantity, price }) => ({ id, sku, quantity, price })),
    'redeem-point': 0,
    'shipping-address': address,
    'shipping-cost': cost,
    'shipping-type-id': courier === null ? null : couriers[courier],
    'total-amount': totalAmount,
    'unique-code': code,
    note: 'Titip di pos satpam',
  };
}

export type OrderBody = Awaited<ReturnType<typeof orderBody>>;

async function costOf(
  shop: TestPurchase,
  buyer: Buyer,
  courier: keyof typeof couriers,
  address: Choice['address'],
  lines: readonly CartLine[],
  value: number,
): Promise<number> {
  const billing = await shop.ask(`GET /billing-address/${buyer.code}`, { token: buyer.token });
  const destination = Number(address?.['subdistrict-id'] ?? billing.data['sub-district'].id);
  const grams = lines.reduce((sum, { quantity, product }) => sum + quantity * product.weight, 0);
  const weight = Math.max(1, Math.ceil(grams / 1000));
  return (await askCost(shop, buyer, courier, destination, { weight, value })).data.value;
}

/** Sends an order; with a key it is safe to repeat. */
export const placeOrder = (shop: TestPurchase, { token }: Buyer, body: object, key?: string, signal?: AbortSignal) =>
  shop.ask('POST /order', { token, body, signal, headers: key === undefined ? {} : { 'idempotency-key': key } });

export const orderByCode = (shop: TestPurchase, { token }: Buyer, code: string) =>
  shop.ask(`GET /order/get-order-by-code/${code}`, { token });

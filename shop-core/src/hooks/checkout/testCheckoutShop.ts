import { getBillingAddress } from '../../contract/calls/account.ts';
import { getCart } from '../../contract/calls/cart.ts';
import {
  getBanks,
  getShippingOptions,
  placeOrder,
  quoteShipping,
  reserveUniqueCode,
} from '../../contract/calls/checkout.ts';
import type { BillingAddress } from '../../contract/entities/billingAddress.ts';
import type { CartLine } from '../../contract/entities/cart.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import { type FakeRoute, on, sampleBilling, sampleCart, sampleLine } from '../../testing/index.ts';
import { cartShop } from '../cart/testCartShop.ts';

interface Around {
  readonly lines?: CartLine[];
  readonly billing?: BillingAddress;
  readonly isOnlineOnly?: boolean;
  readonly handlers?: readonly FakeRoute[];
}

/** A shop that takes orders: jnt for 30,000, sap for 40,000, one bank, and 123 as the unique code. */
export function checkoutShop({ lines = [sampleLine()], billing = sampleBilling(), ...about }: Around = {}) {
  const { isOnlineOnly = false, handlers = [] } = about;
  const orders = new Map<string | undefined, string>();
  const { shop, held } = cartShop(
    lines,
    on(getCart, () => sampleCart(held.lines, { isOnlineOnly })),
    on(getBillingAddress, () => billing),
    on(getShippingOptions, () => ['jnt', 'sap', 'rpx'].map((code, at) => ({ id: at + 1, code, name: code }))),
    on(getBanks, () => [{ id: 7, bankName: 'BCA', logo: null }]),
    on(reserveUniqueCode, () => ({ uniqueCode: 123 })),
    on(quoteShipping, ({ body }) => ({ cost: rupiah(body.isSap ? 40_000 : 30_000), description: '2 hari' })),
    on(placeOrder, (_, { idempotencyKey }) => {
      const orderCode = orders.get(idempotencyKey) ?? `SE-${orders.size + 1}`;
      orders.set(idempotencyKey, orderCode);
      held.lines = [];
      return { orderCode };
    }),
    ...handlers,
  );
  return { shop, held, orders };
}

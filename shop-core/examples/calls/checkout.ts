import {
  getBanks,
  getOrder,
  getOrders,
  getShippingOptions,
  placeOrder,
  quoteShipping,
  reserveUniqueCode,
} from 'shop-core/contract';
import { rupiah } from 'shop-core/rules';
import type { CallExamples } from './callExamples.ts';

export const examples = {
  getShippingOptions: (client) => client.send(getShippingOptions, {}),
  getBanks: (client) => client.send(getBanks, {}),
  quoteShipping: (client) =>
    client.send(quoteShipping, {
      body: { destination: 3174071, isJnt: true, isSap: false, isRpx: false, weightKg: 1 },
    }),
  reserveUniqueCode: (client) => client.send(reserveUniqueCode, { query: { bankId: 7 } }),
  placeOrder: async (client, { customerCode, lineId }) => {
    const { uniqueCode } = await client.send(reserveUniqueCode, { query: { bankId: 7 } });
    const body = {
      customerCode,
      products: [{ id: lineId, sku: 'LM-05', quantity: 1, price: rupiah(900_000) }],
      totalAmount: rupiah(900_000),
      couponCode: null,
      discountCoupon: rupiah(0),
      redeemPoint: 0,
      discountRedeem: rupiah(0),
      // By J&T Express, to the billing address.
      shippingTypeId: 1,
      shippingCost: rupiah(30_000),
      shippingAddress: null,
      note: null,
      bankId: 7,
      uniqueCode,
      grandTotal: rupiah(900_000 + 30_000 - uniqueCode),
      pointReward: 3,
      hasAcceptedTerms: true,
    };
    return client.send(placeOrder, { body }, { idempotencyKey: crypto.randomUUID() });
  },
  getOrder: (client, { orderCode }) => client.send(getOrder, { params: { orderCode } }),
  getOrders: (client, { customerCode }) => client.send(getOrders, { body: { customerCode, page: 0, size: 10 } }),
} satisfies CallExamples;

import * as calls from '../../contract/index.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import type { Problem } from '../../rules/problem.ts';
import type { MemoryShop } from '../../testing/index.ts';
import type { ActionRow } from './testActionRow.ts';
import { coupon, offers } from './testAsked.ts';

const bar = { place: 'detail', sku: 'LM-1', typeCode: 'SP', segment: 'ALL', stock: 2, quantity: 1 } as const;
const gone: Problem = { code: 'NOT_FOUND', what: 'CART_LINE' };
const tomorrow = (shop: MemoryShop) => shop.setPrice('LM-05', rupiah(950_000));
export const cartActions: readonly ActionRow[] = [
  {
    name: 'useAddToCart.run',
    press: ({ useAddToCart }) => useAddToCart.run({ ...bar, price: rupiah(1_800_000) }),
    sends: [calls.addToCart],
    answered: coupon,
    refused: [calls.getCart, ...offers, calls.getStoreStatus],
    refusal: { code: 'OUT_OF_STOCK', available: 0 },
  },
  {
    name: 'useCartLine.setQuantity',
    press: ({ useCartLine }) => useCartLine.setQuantity(3),
    sends: [calls.changeLine],
    answered: coupon,
    refused: [calls.getCart],
    refusal: { code: 'OUT_OF_STOCK', available: 2 },
    lost: [calls.getCart, ...coupon],
  },
  {
    name: 'useCartLine.refreshPrice',
    arrange: tomorrow,
    press: ({ useCartLine }) => useCartLine.refreshPrice(),
    sends: [calls.changeLine],
    answered: coupon,
    refused: [calls.getCart],
    refusal: gone,
  },
  {
    name: 'useCartLine.remove',
    press: ({ useCartLine }) => useCartLine.remove(),
    sends: [calls.removeLine],
    answered: coupon,
    refused: [calls.getCart],
    refusal: gone,
  },
  {
    name: 'useRefreshPrices.run',
    arrange: tomorrow,
    press: ({ useRefreshPrices }) => useRefreshPrices.run(undefined),
    sends: [calls.changeLine],
    answered: coupon,
    refused: [calls.getCart],
    refusal: gone,
  },
];

import * as calls from '../../contract/index.ts';
import { wholeChoice } from '../checkout/testMemoryCheckout.ts';
import type { ActionRow, Step } from './testActionRow.ts';
import { afterOrder, coupon } from './testAsked.ts';

const ready: readonly Step[] = [
  ({ useCheckout }) => {
    for (const event of wholeChoice) useCheckout.dispatch(event);
  },
  ({ useCheckout }) => useCheckout.check.run(undefined),
];

export const checkoutActions: readonly ActionRow[] = [
  {
    name: 'useCheckout.check',
    press: ({ useCheckout }) => useCheckout.check.run(undefined),
    sends: [calls.quoteShipping],
    answered: [],
    refused: [],
    refusal: { code: 'SHIPPING_NOT_FOUND' },
  },
  {
    name: 'useCheckout.place',
    first: ready,
    press: ({ useCheckout }) => useCheckout.place.run(undefined),
    sends: [calls.placeOrder],
    answered: afterOrder,
    refused: [...afterOrder, ...coupon],
    refusal: { code: 'OUT_OF_STOCK', available: 0 },
  },
  {
    name: 'useUnansweredOrder.ask',
    first: [
      ...ready,
      ({ useCheckout }, { shop }) => {
        shop.loseNext(calls.placeOrder);
        return useCheckout.place.run(undefined);
      },
    ],
    press: ({ useUnansweredOrder }) => useUnansweredOrder.ask.run(undefined),
    sends: [calls.placeOrder],
    answered: afterOrder,
    refused: [...afterOrder, ...coupon],
    refusal: { code: 'CART_EMPTY' },
  },
];

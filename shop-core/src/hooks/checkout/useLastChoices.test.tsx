import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getOrders, quoteShipping } from '../../contract/calls/checkout.ts';
import { createMemoryShop, on } from '../../testing/index.ts';
import { openCheckout, wholeChoice } from './testMemoryCheckout.ts';

/** Ani has ordered once; then she is at the checkout again, in another browser. */
async function orderAgain(meanwhile: (shop: ReturnType<typeof createMemoryShop>) => unknown = () => {}) {
  const shop = createMemoryShop();
  const first = await openCheckout({ shop });
  await first.happen(...wholeChoice);
  expect(await first.place()).toMatchObject({ ok: true });
  await first.settle();
  expect(first.checkout().state).toMatchObject({ courier: null, bankId: null });
  first.unmount();
  meanwhile(shop);
  const again = await openCheckout({ shop });
  await waitFor(() => expect(shop.requestsOf(getOrders).length).toBeGreaterThan(0));
  await again.settle();
  return again;
}

it('chooses courier and bank of the last order, at what the courier asks now', async () => {
  const { checkout } = await orderAgain((shop) =>
    shop.handle(on(quoteShipping, () => ({ cost: 35_000 as never, description: null }))),
  );
  expect(checkout().state).toMatchObject({ courier: 'jnt', bankId: 7, quote: { status: 'fresh', cost: 35_000 } });
  expect(checkout().blockers.map(({ code }) => code)).toEqual(['TERMS_REQUIRED']);
});

it('chooses no courier that does not go there any more', async () => {
  const { checkout } = await orderAgain((shop) => shop.handle(on(quoteShipping, () => null)));
  expect(checkout().state).toMatchObject({ courier: null, bankId: 7 });
});

it('is no choice of whoever has chosen, nor of who never ordered', async () => {
  const { checkout, happen } = await openCheckout();
  expect(checkout().state).toMatchObject({ courier: null, bankId: null });
  await happen({ type: 'courierChosen', courier: 'sap' });
  expect(checkout().state).toMatchObject({ courier: 'sap' });
});

it('does without where the orders cannot be had', async () => {
  const { checkout, notices } = await orderAgain((shop) => shop.fail({ code: 'UNAVAILABLE' }, getOrders));
  expect(checkout().state).toMatchObject({ courier: null, bankId: null });
  expect(notices).toEqual([]);
});

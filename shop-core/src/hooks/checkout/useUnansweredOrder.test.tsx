import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { placeOrder } from '../../contract/calls/checkout.ts';
import type { CheckoutEvent } from '../../rules/checkout/checkoutEvent.ts';
import { renderShopHook, sampleProfile, sampleSession } from '../../testing/react/index.ts';
import { safeStorage } from '../provider/shopStorage.ts';
import { checkoutShop } from './testCheckoutShop.ts';
import { useCheckout } from './useCheckout.ts';
import { useUnansweredOrder } from './useUnansweredOrder.ts';

const choices: CheckoutEvent[] = [
  { type: 'courierChosen', courier: 'jnt' },
  { type: 'bankChosen', bankId: 7 },
  { type: 'termsChanged', accepted: true },
];
const usePage = () => ({ checkout: useCheckout(), unanswered: useUnansweredOrder() });

/** One browser: its pages come and go, its storage and the shop stay. */
function browser() {
  const { shop, orders, held } = checkoutShop();
  const storage = safeStorage(() => undefined);
  const openPage = (customerCode = 'C1') => {
    const session = sampleSession({ profile: sampleProfile({ customerCode }) });
    return renderShopHook(usePage, { shop, storage, session });
  };
  const lose = async () => {
    const page = openPage();
    const checkout = () => page.result.current.checkout;
    await waitFor(() => expect(checkout().priced?.uniqueCodeUsed).toBe(123));
    await act(async () => {
      for (const event of choices) checkout().dispatch(event);
    });
    await act(() => checkout().check.run(undefined));
    await waitFor(() => expect(page.queryClient.isFetching()).toBe(0));
    shop.loseNext(placeOrder);
    await act(() => checkout().place.run(undefined));
    return page;
  };
  const sentKeys = () => shop.requestsOf(placeOrder).map(({ idempotencyKey }) => idempotencyKey);
  return { shop, orders, held, storage, openPage, lose, sentKeys };
}

describe('an order whose answer was lost', () => {
  it('is remembered through a reload, and asked for under its own key', async () => {
    const { openPage, lose, orders, sentKeys } = browser();
    (await lose()).unmount();
    const { result } = openPage();
    expect(result.current.unanswered.isThere).toBe(true);
    expect(await act(() => result.current.unanswered.ask.run(undefined))).toEqual({ ok: true, value: 'SE-1' });
    expect([orders.size, new Set(sentKeys()).size]).toEqual([1, 1]);
    await waitFor(() => expect(result.current.unanswered.isThere).toBe(false));
  });

  it('is found although it has emptied the cart', async () => {
    const { lose, orders } = browser();
    const { result } = await lose();
    await waitFor(() => expect(result.current.checkout.blockers.map(({ code }) => code)).toContain('CART_EMPTY'));
    expect(await act(() => result.current.checkout.place.run(undefined))).toEqual({ ok: true, value: 'SE-1' });
    expect(orders.size).toBe(1);
  });

  it('is nobody else’s', async () => {
    const { openPage, lose } = browser();
    (await lose()).unmount();
    const { result } = openPage('C2');
    expect(result.current.unanswered.isThere).toBe(false);
    const asked = await act(() => result.current.unanswered.ask.run(undefined));
    expect(asked).toMatchObject({ ok: false, error: { problem: { code: 'NOT_FOUND', what: 'ORDER' } } });
  });

  it('is forgotten once the server has refused it', async () => {
    const { openPage, lose, shop } = browser();
    (await lose()).unmount();
    const { result } = openPage();
    shop.failNext({ code: 'CART_EMPTY' }, placeOrder);
    await act(() => result.current.unanswered.ask.run(undefined));
    await waitFor(() => expect(result.current.unanswered.isThere).toBe(false));
  });

  it('is still remembered when its answer is lost again', async () => {
    const { openPage, lose, shop } = browser();
    (await lose()).unmount();
    const { result } = openPage();
    shop.loseNext(placeOrder);
    await act(() => result.current.unanswered.ask.run(undefined));
    expect(result.current.unanswered.isThere).toBe(true);
  });

  it.each(['{"key": "k1"', '{}', 'null'])('is not what the storage holds of %j', (garbage) => {
    const { openPage, storage } = browser();
    storage.setItem('samudra-emas.unanswered-order', garbage);
    expect(openPage().result.current.unanswered.isThere).toBe(false);
  });
});

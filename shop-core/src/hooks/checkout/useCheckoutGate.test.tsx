import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getBillingAddress, getCustomer } from '../../contract/calls/account.ts';
import {
  on,
  refuse,
  renderShopHook,
  sampleBilling,
  sampleCustomer,
  sampleLine,
  sampleProfile,
  sampleSession,
} from '../../testing/react/index.ts';
import { checkoutShop } from './testCheckoutShop.ts';
import { useCheckoutGate } from './useCheckoutGate.ts';

type Around = Parameters<typeof checkoutShop>[0];

async function gate(around: Around = {}, session = sampleSession()) {
  const { shop } = checkoutShop(around);
  const { result } = renderShopHook(useCheckoutGate, { shop, session });
  expect(result.current).toMatchObject({ isLoading: true, problem: undefined, error: null });
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  return result.current.problem;
}
const codeOf = async (...about: Parameters<typeof gate>) => (await gate(...about))?.code;

describe('the gate between cart and checkout', () => {
  it('is open for a cart that can be ordered', async () => {
    expect(await gate()).toBeUndefined();
  });

  it.each(['address', 'postalCode', 'province', 'city', 'district', 'subdistrict'] as const)(
    'is closed while the billing address has no %s [S5.40]',
    async (field) => {
      expect(await codeOf({ billing: sampleBilling({ [field]: null }) })).toBe('BILLING_INCOMPLETE');
    },
  );

  it.each(['fullName', 'email', 'phoneNumber'] as const)(
    'is closed while the profile has no %s [S5.41]',
    async (field) => {
      const session = sampleSession({ profile: sampleProfile({ [field]: field === 'email' ? '' : null }) });
      expect(await codeOf({}, session)).toBe('PROFILE_INCOMPLETE');
    },
  );

  it('is open for a profile that was completed elsewhere', async () => {
    const session = sampleSession({ profile: sampleProfile({ phoneNumber: null }) });
    const complete = sampleCustomer();
    expect(await codeOf({ handlers: [on(getCustomer, () => complete)] }, session)).toBeUndefined();
  });

  it('is closed while a price is outdated [S4.17, S5.42]', async () => {
    expect(await codeOf({ lines: [sampleLine({ isOutdated: true })] })).toBe('CART_OBSOLETE');
  });

  it('is closed for an empty cart, and for more than there is', async () => {
    expect(await codeOf({ lines: [] })).toBe('CART_EMPTY');
    expect(await gate({ lines: [sampleLine({ quantity: 9 })] })).toEqual({ code: 'OUT_OF_STOCK', available: 5 });
  });

  it('does not take an address that cannot be had for one that is not there', async () => {
    const { shop } = checkoutShop({ handlers: [on(getBillingAddress, () => refuse({ code: 'UNAVAILABLE' }))] });
    const { result } = renderShopHook(useCheckoutGate, { shop, session: sampleSession() });
    await waitFor(() => expect(result.current.error).toMatchObject({ problem: { code: 'UNAVAILABLE' } }));
    expect(result.current).toMatchObject({ isLoading: false, problem: undefined });
    shop.handle(on(getBillingAddress, () => sampleBilling()));
    await act(async () => result.current.retry());
    await waitFor(() => expect(result.current).toMatchObject({ isLoading: false, problem: undefined, error: null }));
  });

  it('is closed to visitors, and to who must change a one-time password', async () => {
    const { shop } = checkoutShop();
    const visitor = renderShopHook(useCheckoutGate, { shop });
    const closed = { isLoading: false, problem: { code: 'LOGIN_REQUIRED' } };
    expect(visitor.result.current).toMatchObject(closed);
    const session = sampleSession({ mustChangePassword: true });
    const newcomer = renderShopHook(useCheckoutGate, { shop, session });
    expect(newcomer.result.current).toMatchObject(closed);
  });
});

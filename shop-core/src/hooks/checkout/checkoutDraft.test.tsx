import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { quoteShipping } from '../../contract/calls/checkout.ts';
import type { CheckoutEvent } from '../../rules/checkout/checkoutEvent.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import { createMemoryShop, on, sampleAreas, sampleProfile, sampleSeed } from '../../testing/index.ts';
import { safeStorage } from '../provider/shopStorage.ts';
import { openCheckout, wholeChoice } from './testMemoryCheckout.ts';

const dropship: CheckoutEvent[] = [
  { type: 'dropshipToggled', wanted: true },
  { type: 'dropshipTextChanged', field: 'firstName', value: 'Siti' },
  { type: 'dropshipLevelChosen', level: 'province', choice: sampleAreas.province },
  { type: 'dropshipLevelChosen', level: 'city', choice: sampleAreas.city },
  { type: 'dropshipLevelChosen', level: 'district', choice: sampleAreas.district },
  { type: 'dropshipLevelChosen', level: 'subdistrict', choice: sampleAreas.subdistrict },
];

/** A browser whose storage a test can look into. */
function browser() {
  const held = new Map<string, string>();
  const storage = safeStorage(() => ({
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  }));
  return { held, storage };
}

const budi = { ...sampleProfile({ customerCode: 'C3', username: 'budi' }) };
const twoCustomers = () => {
  const ani = sampleSeed().customers.find(({ profile }) => profile.username === 'ani');
  return createMemoryShop({ customers: ani ? [ani, { ...ani, profile: budi }] : [] });
};

async function choose(shop = createMemoryShop()) {
  const { held, storage } = browser();
  const session = shop.logIn('ani');
  const page = await openCheckout({ shop, storage, session });
  await page.happen(...wholeChoice, { type: 'noteChanged', note: 'Titip satpam' }, ...dropship);
  await page.check();
  await page.apply('HEMAT50');
  await page.redeem(25_000);
  await page.settle();
  const reload = async (as = session) => {
    page.unmount();
    return openCheckout({ shop, storage, session: as, pieces: 0 });
  };
  return { ...page, held, storage, shop, session, reload };
}

describe('the choices of a checkout', () => {
  it('are there after a reload: courier, address, bank, note, coupon and points', async () => {
    const { reload } = await choose();
    const { checkout, settle } = await reload();
    await settle();
    expect(checkout().state).toMatchObject({
      courier: 'jnt',
      wantsDropship: true,
      bankId: 7,
      note: 'Titip satpam',
      dropship: { firstName: 'Siti', subdistrict: { name: 'Senayan' } },
    });
    expect(checkout().coupon.state).toMatchObject({ status: 'applied', discount: 50_000 });
    expect(checkout().redeem.state).toEqual({ status: 'applied', points: 25_000 });
  });

  it('never hold a shipping cost, an accepted condition or a confirmation: these are given anew', async () => {
    const { checkout: before, held, shop, reload } = await choose();
    expect(before().state.quote).toMatchObject({ status: 'fresh', cost: 30_000 });
    expect([...held.values()].join()).not.toContain('30000');
    shop.handle(on(quoteShipping, () => ({ cost: rupiah(35_000), description: null })));
    const { checkout } = await reload();
    expect(checkout().state.hasAcceptedTerms).toBe(false);
    await waitFor(() => expect(checkout().priced?.shippingCharged).toBe(35_000));
  });

  it('hold what a coupon gives now, not what it gave', async () => {
    const { apply, settle: first, shop, reload } = await choose();
    await apply('SEPULUH');
    await first();
    const elsewhere = await openCheckout({ shop, session: shop.logIn('ani'), pieces: 0 });
    await elsewhere.setQuantity(1);
    const { checkout, settle } = await reload();
    await settle();
    expect(checkout().coupon.state).toMatchObject({ status: 'refused', code: 'SEPULUH' });
    expect(checkout().priced?.couponUsed).toBe(0);
  });

  it('are gone once the order is placed', async () => {
    const { place, happen, check, held, settle } = await choose();
    await happen(
      { type: 'dropshipTextChanged', field: 'phoneNumber', value: '08123456789' },
      { type: 'dropshipTextChanged', field: 'address', value: 'Jl. Melati 1' },
      { type: 'dropshipPostalCodeChanged', postalCode: '12190' },
    );
    await check();
    expect(await place()).toMatchObject({ ok: true });
    await settle();
    expect([...held.keys()].filter((key) => key.includes('checkout'))).toEqual([]);
  });

  it('are there for the same customer after the login ended, the address from the memory of the page', async () => {
    const { shop, session, held, checkout, settle, result, queryClient } = await choose();
    shop.revoke(session.token);
    await act(() => queryClient.invalidateQueries({ queryKey: ['samudra-emas', 'cart'] }));
    await settle();
    expect(checkout().state).toMatchObject({ courier: null, bankId: null, note: '' });
    expect([...held.values()].join()).not.toContain('Siti');
    await act(() => result.current.login.run({ username: 'ani', password: 'rahasia-ani' }));
    await settle();
    expect(checkout().state).toMatchObject({
      courier: 'jnt',
      wantsDropship: true,
      bankId: 7,
      couponCode: 'HEMAT50',
      note: 'Titip satpam',
      dropship: { firstName: 'Siti', subdistrict: { name: 'Senayan' } },
    });
  });

  it('are there without the address on a page that was loaded after the login ended', async () => {
    const { shop, session, settle, queryClient, reload } = await choose();
    shop.revoke(session.token);
    await act(() => queryClient.invalidateQueries({ queryKey: ['samudra-emas', 'cart'] }));
    await settle();
    const { checkout } = await reload(shop.logIn('ani'));
    expect(checkout().state).toMatchObject({ courier: 'jnt', bankId: 7, note: '', dropship: { firstName: '' } });
  });

  it('are nobody else’s', async () => {
    const { shop, reload } = await choose(twoCustomers());
    const { checkout } = await reload(shop.logIn('budi'));
    expect(checkout().state).toMatchObject({ courier: null, bankId: null, couponCode: null, note: '' });
  });

  it('that are garbage are none', async () => {
    const { held, reload } = await choose();
    held.set('samudra-emas.checkout', '{"customerCode":"C1","courier":7}');
    held.set('samudra-emas.checkout-address', '{"cust');
    const { checkout } = await reload();
    expect(checkout().state).toMatchObject({ courier: null, note: '', dropship: { firstName: '' } });
  });

  it('of a bank or courier that is offered no more are made again', async () => {
    const { held, reload } = await choose();
    for (const [key, text] of held) {
      held.set(key, text.replace('"bankId":7', '"bankId":99').replace('"courier":"jnt"', '"courier":"rpx"'));
    }
    const { checkout, settle } = await reload();
    await settle();
    expect(checkout().state).toMatchObject({ courier: null, bankId: null });
  });
});

import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getBanks, quoteShipping, reserveUniqueCode } from '../../contract/calls/checkout.ts';
import type { CheckoutEvent } from '../../rules/checkout/checkoutEvent.ts';
import { milligram } from '../../rules/money/milligram.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import {
  on,
  refuse,
  renderShopHook,
  type ShopAroundOptions,
  sampleAreas,
  sampleBilling,
  sampleLine,
  sampleProfile,
  sampleSession,
} from '../../testing/react/index.ts';
import { useLogin } from '../session/useLogin.ts';
import { useLogout } from '../session/useLogout.ts';
import { checkoutShop } from './testCheckoutShop.ts';
import { useCheckout } from './useCheckout.ts';

const usePage = () => ({ checkout: useCheckout(), login: useLogin(), logout: useLogout() });

async function open(around: Parameters<typeof checkoutShop>[0] = {}, options: Partial<ShopAroundOptions> = {}) {
  const { shop, held } = checkoutShop(around);
  const page = renderShopHook(usePage, { shop, session: sampleSession(), ...options });
  const { result, queryClient } = page;
  const checkout = () => result.current.checkout;
  await waitFor(() => expect(checkout().priced).toBeDefined());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const happen = (...events: CheckoutEvent[]) =>
    act(async () => {
      for (const event of events) checkout().dispatch(event);
    });
  const check = () => act(() => checkout().check.run(undefined));
  const codes = () => checkout().blockers.map(({ code }) => code);
  const said = () => page.notices.map(({ sentence }) => sentence);
  return { ...page, shop, held, checkout, happen, check, codes, said };
}

const jnt: CheckoutEvent = { type: 'courierChosen', courier: 'jnt' };
const sap: CheckoutEvent = { type: 'courierChosen', courier: 'sap' };
const bank: CheckoutEvent = { type: 'bankChosen', bankId: 7 };
const terms: CheckoutEvent = { type: 'termsChanged', accepted: true };
const dropshipPlace: CheckoutEvent[] = [
  { type: 'dropshipLevelChosen', level: 'province', choice: sampleAreas.province },
  { type: 'dropshipLevelChosen', level: 'city', choice: sampleAreas.city },
  { type: 'dropshipLevelChosen', level: 'subdistrict', choice: sampleAreas.subdistrict },
];

describe('the checkout', () => {
  it('says what keeps the order from being placed, in the order to mend it [S5.43, S5.44, S5.46]', async () => {
    const { codes, happen, check, checkout } = await open();
    expect(codes()).toEqual(['SHIPPING_METHOD_REQUIRED', 'BANK_REQUIRED', 'SHIPPING_COST_UNCHECKED', 'TERMS_REQUIRED']);
    expect(checkout().hint).toBe('PICK_SHIPPING');
    await happen(jnt);
    expect(checkout().hint).toBe('PICK_PAYMENT');
    await happen(bank);
    expect([checkout().hint, codes()]).toEqual(['CHECK_COST', ['SHIPPING_COST_UNCHECKED', 'TERMS_REQUIRED']]);
    await check();
    expect([checkout().hint, codes()]).toEqual(['FINISH', ['TERMS_REQUIRED']]);
    await happen(terms);
    expect(codes()).toEqual([]);
  });

  it('wants a whole form [S5.45]', async () => {
    const { codes, happen, checkout } = await open();
    await happen(jnt, bank, terms, { type: 'dropshipToggled', wanted: true }, ...dropshipPlace);
    expect(codes()).toEqual(['DESTINATION_INCOMPLETE', 'FORM_INVALID', 'SHIPPING_COST_UNCHECKED']);
    const invalid = checkout().blockers.find((problem) => problem.code === 'FORM_INVALID');
    expect(invalid?.fields.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['firstName', 'phoneNumber', 'address', 'district']),
    );
  });

  it('offers every courier but those left out, and the banks [S7.60, S7.61]', async () => {
    const { checkout } = await open();
    expect(checkout().couriers.map(({ code }) => code)).toEqual(['jnt', 'sap']);
    expect(checkout().banks).toEqual([{ id: 7, bankName: 'BCA', logo: null }]);
    const all = await open({}, { excludedCouriers: [] });
    expect(all.checkout().couriers.map(({ code }) => code)).toEqual(['jnt', 'sap', 'rpx']);
  });

  it('explains what is paid: lines, unique code, and shipping once its cost is known [S9.10, S9.13]', async () => {
    const { checkout, happen, check } = await open();
    expect(checkout().priced).toMatchObject({ payable: rupiah(1_799_877), shippingCharged: rupiah(0) });
    await happen(jnt);
    await check();
    expect(checkout().priced).toMatchObject({
      payable: rupiah(1_829_877),
      entries: [
        { code: 'SUBTOTAL', amount: 1_800_000 },
        { code: 'SHIPPING', amount: 30_000 },
        { code: 'UNIQUE_CODE', amount: -123 },
      ],
      pointReward: 6,
    });
  });

  it('says when its lists cannot be had, and asks for them again', async () => {
    const { shop } = checkoutShop({ handlers: [on(getBanks, () => refuse({ code: 'UNAVAILABLE' }))] });
    const { result } = renderShopHook(useCheckout, { shop, session: sampleSession() });
    await waitFor(() => expect(result.current.error).toMatchObject({ problem: { code: 'UNAVAILABLE' } }));
    expect(result.current.banks).toEqual([]);
    shop.handle(on(getBanks, () => [{ id: 7, bankName: 'BCA', logo: null }]));
    await act(async () => result.current.retry());
    await waitFor(() => expect(result.current.banks).toHaveLength(1));
    expect(result.current.error).toBeNull();
  });

  it('promises a reseller no points', async () => {
    const session = sampleSession({ profile: sampleProfile({ isReseller: true }) });
    const { checkout } = await open({}, { session });
    expect(checkout().priced?.pointReward).toBe(0);
  });

  it('reserves the unique code at the bank that is chosen', async () => {
    const { shop, happen } = await open();
    await happen(bank);
    await waitFor(() => expect(shop.requestsOf(reserveUniqueCode).at(-1)?.ask.query).toEqual({ bankId: 7 }));
  });
});

describe('the shipping cost', () => {
  it('is forgotten when a courier is chosen, and has to be checked again [S4.21, S5.43]', async () => {
    const { checkout, happen, check, codes } = await open();
    await happen(jnt);
    await check();
    expect(checkout().state.quote).toMatchObject({ status: 'fresh', cost: 30_000, description: '2 hari' });
    await happen({ type: 'courierChosen', courier: 'jnt' });
    expect(checkout().state.quote).toEqual({ status: 'none' });
    expect(codes()).toContain('SHIPPING_COST_UNCHECKED');
    expect(checkout().priced?.shippingCharged).toBe(0);
  });

  it('is asked for the weight in whole kg, the value and the place [S7.58, S9.12]', async () => {
    const heavy = sampleLine({ quantity: 3, product: { ...sampleLine().product, weight: milligram(400_000) } });
    const { shop, happen, check } = await open({ lines: [heavy] });
    await happen(jnt);
    await check();
    expect(shop.requestsOf(quoteShipping).at(-1)?.ask.body).toEqual({
      destination: 3174071,
      isJnt: true,
      isRpx: false,
      isSap: false,
      weightKg: 2,
      subdistrictId: 3174071,
    });
    await happen(sap, ...dropshipPlace);
    await check();
    expect(shop.requestsOf(quoteShipping).at(-1)?.ask.body).toEqual({
      destination: 3174071,
      isJnt: false,
      isRpx: false,
      subdistrictId: 3174071,
      isSap: true,
      weightKg: 2,
      insurance: true,
      itemValue: 2_700_000,
    });
  });

  it('is not asked before a method is chosen [S5.50]', async () => {
    const { check, said, shop } = await open();
    await check();
    expect([said(), shop.requestsOf(quoteShipping)]).toEqual([['Metode belum dipilih'], []]);
  });

  it('is not asked of sap for half a million or less [S5.51, S8.30]', async () => {
    const cheap = sampleLine({ price: rupiah(500_000), quantity: 1 });
    const { happen, check, said, shop } = await open({ lines: [cheap] });
    await happen(sap, ...dropshipPlace);
    await check();
    expect(said()).toEqual(['SAP: Total belanja harus lebih dari Rp 500,000']);
    expect(shop.requestsOf(quoteShipping)).toEqual([]);
  });

  it('is not asked without a whole destination [S5.52, S8.30]', async () => {
    const { happen, check, said, shop } = await open({ billing: sampleBilling({ subdistrict: null }) });
    await happen(jnt);
    await check();
    expect([said(), shop.requestsOf(quoteShipping)]).toEqual([['JNT: Alamat pengiriman belum lengkap'], []]);
  });

  it('that the courier does not have is told behind its code [S5.53, S8.30]', async () => {
    const { happen, check, said, checkout } = await open({ handlers: [on(quoteShipping, () => null)] });
    await happen(jnt);
    const refused = await check();
    expect(refused).toMatchObject({ ok: false, error: { problem: { code: 'SHIPPING_NOT_FOUND' }, courier: 'jnt' } });
    expect(said()).toEqual(['JNT: Pengiriman tidak ditemukan']);
    expect(checkout().state.quote).toEqual({ status: 'unavailable', problem: { code: 'SHIPPING_NOT_FOUND' } });
  });

  it('that cannot be asked is told with the reason of the server [S8.30]', async () => {
    const { happen, check, said, shop, checkout } = await open();
    await happen(jnt);
    shop.failNext({ code: 'COURIER_NOT_OFFERED' }, quoteShipping);
    await check();
    expect(said()).toEqual(['JNT: Kurir ini tidak tersedia.']);
    expect(checkout().state.quote).toMatchObject({ status: 'unavailable' });
  });

  it('of a courier left meanwhile is dropped, however late it comes', async () => {
    const { happen, shop, checkout } = await open();
    await happen(jnt);
    const hold = shop.hold(quoteShipping);
    act(() => void checkout().check.run(undefined));
    await waitFor(() => expect(hold.waiting).toBe(1));
    await happen(sap, ...dropshipPlace);
    act(() => void checkout().check.run(undefined));
    await waitFor(() => expect(hold.waiting).toBe(2));
    await act(async () => hold.next(1));
    expect(checkout().state.quote).toMatchObject({ status: 'fresh', cost: 40_000 });
    await act(async () => hold.release());
    expect(checkout().state.quote).toMatchObject({ status: 'fresh', cost: 40_000 });
  });

  it('of a place left meanwhile is dropped as well, the courier being the same', async () => {
    const byPlace = on(quoteShipping, ({ body }) => ({ cost: rupiah(body.destination), description: null }));
    const { happen, shop, checkout } = await open({ handlers: [byPlace] });
    await happen(jnt);
    const hold = shop.hold(quoteShipping);
    act(() => void checkout().check.run(undefined));
    await waitFor(() => expect(hold.waiting).toBe(1));
    await happen(
      { type: 'dropshipToggled', wanted: true },
      { type: 'dropshipLevelChosen', level: 'province', choice: sampleAreas.province },
      { type: 'dropshipLevelChosen', level: 'city', choice: sampleAreas.city },
      { type: 'dropshipLevelChosen', level: 'district', choice: sampleAreas.district },
      { type: 'dropshipLevelChosen', level: 'subdistrict', choice: { id: 42, name: 'Gunung' } },
    );
    act(() => void checkout().check.run(undefined));
    await waitFor(() => expect(hold.waiting).toBe(2));
    await act(async () => hold.next());
    expect(checkout().state.quote).toMatchObject({ status: 'checking' });
    await act(async () => hold.release());
    expect(checkout().state.quote).toMatchObject({ status: 'fresh', cost: 42 });
  });

  it('is stale once the cart or the place it goes to changed', async () => {
    const { happen, check, checkout, held, queryClient } = await open();
    await happen(jnt);
    await check();
    held.lines = [sampleLine({ quantity: 3 })];
    await act(() => queryClient.invalidateQueries({ queryKey: ['samudra-emas', 'cart'] }));
    await waitFor(() => expect(checkout().state.quote).toEqual({ status: 'stale' }));
    await check();
    await happen({ type: 'dropshipToggled', wanted: true });
    expect(checkout().state.quote).toEqual({ status: 'stale' });
  });
});

describe('sap and rpx', () => {
  it('want an address of their own [S4.22]', async () => {
    const { happen, checkout, codes } = await open();
    await happen(sap);
    expect(codes()).toEqual(expect.arrayContaining(['DESTINATION_INCOMPLETE', 'FORM_INVALID']));
    expect(checkout().hint).toBe('COMPLETE_ADDRESS');
    await happen(jnt);
    expect(codes()).not.toContain('DESTINATION_INCOMPLETE');
  });
});

describe('an order of nothing but online products', () => {
  it('has no method and no cost to check, and costs nothing to ship [S4.23]', async () => {
    const { codes, checkout, happen } = await open({ isOnlineOnly: true });
    await waitFor(() => expect(codes()).toEqual(['BANK_REQUIRED', 'TERMS_REQUIRED']));
    await happen(bank, terms);
    expect([codes(), checkout().hint]).toEqual([[], 'FINISH']);
    expect(checkout().priced).toMatchObject({ payable: 1_799_877, shippingCharged: 0 });
  });
});

describe('the choices', () => {
  it('of one customer are not those of the next', async () => {
    const { happen, checkout, result } = await open();
    await happen(jnt, bank, { type: 'dropshipTextChanged', field: 'firstName', value: 'Budi' });
    await act(() => result.current.logout.run(undefined));
    expect(checkout().state).toMatchObject({ courier: null, bankId: null, dropship: { firstName: '' } });
  });

  it('are none of a visitor, who is asked to log in by the blockers of an empty cart', () => {
    const { shop } = checkoutShop();
    const { result } = renderShopHook(useCheckout, { shop });
    expect(result.current.priced).toBeUndefined();
    expect(result.current.blockers.map(({ code }) => code)).toContain('CART_EMPTY');
    expect(shop.requestsOf(reserveUniqueCode)).toEqual([]);
    expect(shop.requestsOf(getBanks).length).toBeGreaterThan(0);
  });
});

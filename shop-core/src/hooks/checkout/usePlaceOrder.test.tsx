import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getCart } from '../../contract/calls/cart.ts';
import { placeOrder, reserveUniqueCode } from '../../contract/calls/checkout.ts';
import type { OrderFigures } from '../../contract/entities/orderFigures.ts';
import type { CheckoutEvent } from '../../rules/checkout/checkoutEvent.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import { on, refuse, renderShopHook, sampleAreas, sampleSession } from '../../testing/react/index.ts';
import { useCart } from '../cart/useCart.ts';
import { checkoutShop } from './testCheckoutShop.ts';
import { useCheckout } from './useCheckout.ts';

const choices: CheckoutEvent[] = [
  { type: 'courierChosen', courier: 'jnt' },
  { type: 'bankChosen', bankId: 7 },
  { type: 'termsChanged', accepted: true },
  { type: 'noteChanged', note: '  Titip satpam ' },
];

async function open(around: Parameters<typeof checkoutShop>[0] = {}, events = choices) {
  const { shop, held, orders } = checkoutShop(around);
  const keys = ['k1', 'k2', 'k3', 'k4'];
  const newId = () => keys.shift() ?? 'k9';
  const page = renderShopHook(() => ({ checkout: useCheckout(), cart: useCart() }), {
    shop,
    session: sampleSession(),
    newId,
  });
  const { result, queryClient } = page;
  const checkout = () => result.current.checkout;
  await waitFor(() => expect(checkout().priced).toBeDefined());
  const happen = async (...more: CheckoutEvent[]) => {
    await act(async () => {
      for (const event of more) checkout().dispatch(event);
    });
    // The unique code of the bank that was chosen.
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  };
  await happen(...events);
  if (!around.isOnlineOnly) await act(() => checkout().check.run(undefined));
  const place = (accepted?: OrderFigures) => act(() => checkout().place.run(accepted));
  const sent = () => shop.requestsOf(placeOrder);
  const sentKeys = () => sent().map(({ idempotencyKey }) => idempotencyKey);
  const said = () => page.notices.map(({ sentence }) => sentence);
  return { ...page, shop, held, orders, checkout, happen, place, sent, sentKeys, said };
}

const fresh: OrderFigures = {
  totalAmount: rupiah(1_900_000),
  discountCoupon: rupiah(0),
  uniqueCode: 123,
  shippingCost: rupiah(30_000),
  discountRedeem: rupiah(0),
  redeemPoint: 0,
  grandTotal: rupiah(1_929_877),
  pointReward: 6,
};

describe('placing an order', () => {
  it('answers its code, for the page it is shown on [S4.33]', async () => {
    const { place, sent } = await open();
    expect(await place()).toEqual({ ok: true, value: 'SE-1' });
    expect(sent()).toHaveLength(1);
  });

  it('is followed by the order on the same screen [S2.119]', async () => {
    const { place, checkout } = await open();
    expect(checkout().placed).toBeUndefined();
    await place();
    expect(checkout().placed).toBe('SE-1');
  });

  it('that was refused stays on the form [S2.119]', async () => {
    const { place, checkout, shop } = await open();
    shop.failNext({ code: 'UNAVAILABLE' }, placeOrder);
    await place();
    expect(checkout().placed).toBeUndefined();
  });

  it('sends what the shopper saw [S7.63]', async () => {
    const { place, sent } = await open();
    await place();
    expect(sent()[0]?.ask.body).toEqual({
      totalAmount: 1_800_000,
      discountCoupon: 0,
      uniqueCode: 123,
      shippingCost: 30_000,
      discountRedeem: 0,
      redeemPoint: 0,
      grandTotal: 1_829_877,
      pointReward: 6,
      customerCode: 'C1',
      bankId: 7,
      couponCode: null,
      hasAcceptedTerms: true,
      products: [{ id: 11, sku: 'LM-05', quantity: 2, price: 900_000 }],
      shippingAddress: null,
      shippingTypeId: 1,
      note: 'Titip satpam',
    });
  });

  it('sends the address it is dropped at, of sap without a district [S4.22]', async () => {
    const text = (field: 'firstName' | 'phoneNumber' | 'address', value: string): CheckoutEvent => ({
      type: 'dropshipTextChanged',
      field,
      value,
    });
    const { place, sent } = await open({}, [
      ...choices,
      { type: 'courierChosen', courier: 'sap' },
      text('firstName', 'Budi'),
      text('phoneNumber', '08123456789'),
      text('address', 'Jl. Melati 1'),
      { type: 'dropshipLevelChosen', level: 'province', choice: sampleAreas.province },
      { type: 'dropshipLevelChosen', level: 'city', choice: sampleAreas.city },
      { type: 'dropshipLevelChosen', level: 'subdistrict', choice: sampleAreas.subdistrict },
      { type: 'dropshipPostalCodeChanged', postalCode: '12190' },
    ]);
    expect(await place()).toMatchObject({ ok: true });
    expect(sent()[0]?.ask.body).toMatchObject({
      shippingTypeId: 2,
      note: null,
      shippingAddress: {
        firstName: 'Budi',
        lastName: null,
        provinceName: 'DKI Jakarta',
        districtId: null,
        subdistrictId: 3174071,
        postalCode: '12190',
      },
    });
  });

  it('of online products sends no shipping type and no address [S4.23, S4.24]', async () => {
    const { place, sent } = await open({ isOnlineOnly: true });
    expect(await place()).toMatchObject({ ok: true });
    expect(sent()[0]?.ask.body).toMatchObject({ shippingTypeId: null, shippingAddress: null, shippingCost: 0 });
  });

  it.each<[string, CheckoutEvent, string]>([
    [
      'its shipping cost checked [S5.43]',
      { type: 'courierChosen', courier: 'jnt' },
      'Cek harga ongkir terlebih dahulu',
    ],
    ['a bank [S5.44]', { type: 'bankChosen', bankId: null }, 'Pilih metode pembayaran terlebih dahulu'],
    ['the terms accepted [S5.46]', { type: 'termsChanged', accepted: false }, 'Cek syarat dan ketentuan'],
    ['a method [S5.50]', { type: 'courierChosen', courier: null }, 'Metode belum dipilih'],
    ['a valid form [S5.45]', { type: 'noteChanged', note: 'x'.repeat(1001) }, 'Periksa kembali isian yang ditandai.'],
  ])('is refused without %s', async (_what, event, sentence) => {
    const { place, sent, happen, said } = await open();
    await happen(event);
    expect(await place()).toMatchObject({ ok: false });
    expect([sent(), said()]).toEqual([[], [sentence]]);
  });

  it('empties the cart and the checkout, and waits for neither', async () => {
    const { place, shop, result, checkout } = await open();
    const hold = shop.hold(getCart);
    expect(await place()).toEqual({ ok: true, value: 'SE-1' });
    expect(checkout().state).toMatchObject({ bankId: null, hasAcceptedTerms: false });
    await act(async () => hold.release());
    await waitFor(() => expect(result.current.cart).toMatchObject({ status: 'ready', lines: [] }));
  });

  it('uses up its unique code: the next order gets another', async () => {
    const { place, shop } = await open();
    const before = shop.requestsOf(reserveUniqueCode).length;
    await place();
    await waitFor(() => expect(shop.requestsOf(reserveUniqueCode).length).toBeGreaterThan(before));
  });
});

describe('one order', () => {
  it('99: is sent once, however often it is clicked, with one key', async () => {
    const { checkout, shop, sent, sentKeys } = await open();
    const hold = shop.hold(placeOrder);
    const results: Promise<unknown>[] = [];
    act(() => void results.push(checkout().place.run(undefined), checkout().place.run(undefined)));
    await waitFor(() => expect(hold.waiting).toBe(1));
    act(() => void results.push(checkout().place.run(undefined)));
    await act(async () => hold.release());
    expect(await Promise.all(results)).toEqual(Array(3).fill({ ok: true, value: 'SE-1' }));
    expect([sent().length, sentKeys()]).toEqual([1, ['k1']]);
  });

  it('that is refused is told once, however often it was clicked', async () => {
    const { checkout, shop, said } = await open();
    shop.failNext({ code: 'STORE_CLOSED', notice: 'Tutup.' }, placeOrder);
    await act(() => Promise.all([checkout().place.run(undefined), checkout().place.run(undefined)]));
    expect(said()).toEqual(['Tutup.']);
    expect(await act(() => checkout().place.run(undefined))).toMatchObject({ ok: true });
  });

  it('100: keeps its key when its answer was lost, so that it is the same order', async () => {
    const { place, shop, sentKeys, orders, said } = await open();
    shop.loseNext(placeOrder);
    expect(await place()).toMatchObject({ ok: false, error: { problem: { code: 'STATUS_UNKNOWN' } } });
    expect(said()[0]).toContain('status belum diketahui');
    expect(await place()).toEqual({ ok: true, value: 'SE-1' });
    expect([sentKeys(), orders.size]).toEqual([['k1', 'k1'], 1]);
  });

  it('has a new key once it is another order', async () => {
    const { place, shop, happen, sentKeys } = await open();
    shop.failNext({ code: 'UNAVAILABLE' }, placeOrder);
    await place();
    // Nothing was placed, so nothing is asked for first.
    await happen({ type: 'noteChanged', note: 'Pagi saja' });
    await place();
    expect(sentKeys()).toEqual(['k1', 'k2']);
  });

  it('is never repeated by itself', async () => {
    const { place, shop, sent } = await open();
    shop.failNext({ code: 'UNAVAILABLE' }, placeOrder);
    await place();
    expect(sent()).toHaveLength(1);
  });
});

describe('an order priced on old figures', () => {
  const changed = on(placeOrder, ({ body }) =>
    body.grandTotal === fresh.grandTotal
      ? { orderCode: 'SE-9' }
      : refuse({ code: 'PRICING_CHANGED', differing: ['totalAmount', 'grandTotal'] }, { figures: fresh }),
  );

  it('brings the new ones, and says nothing: the screen shows them', async () => {
    const { place, said } = await open({ handlers: [changed] });
    const outcome = await place();
    expect(outcome).toMatchObject({ ok: false, error: { figures: fresh, problem: { code: 'PRICING_CHANGED' } } });
    expect(said()).toEqual([]);
  });

  it('is placed with the new ones once the shopper accepts them', async () => {
    const { place, sent, sentKeys } = await open({ handlers: [changed] });
    const outcome = await place();
    if (outcome.ok) return expect.fail('placed at the old price');
    expect(await place(outcome.error.figures)).toEqual({ ok: true, value: 'SE-9' });
    expect(sent()[1]?.ask.body).toMatchObject(fresh);
    expect(sentKeys()).toEqual(['k1', 'k2']);
  });

  it('stays as it is when the shopper does not', async () => {
    const { place, checkout } = await open({ handlers: [changed] });
    await place();
    expect(checkout().state).toMatchObject({ courier: 'jnt', bankId: 7, hasAcceptedTerms: true });
  });
});

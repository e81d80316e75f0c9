import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { placeOrder } from '../../contract/calls/checkout.ts';
import { getCoupon, previewCoupon } from '../../contract/calls/coupon.ts';
import { createMemoryShop, sampleSeed } from '../../testing/index.ts';
import { openCheckout, wholeChoice } from './testMemoryCheckout.ts';

describe('a coupon', () => {
  it('is said to be used, and comes off what is paid [S8.23, S4.18]', async () => {
    const { apply, checkout, said, settle } = await openCheckout();
    const applied = await apply(' hemat50 ');
    await settle();
    expect(applied).toMatchObject({ ok: true, value: { code: 'HEMAT50', discount: 50_000, isFreeShipping: false } });
    expect(said()).toEqual(['Kupon Redeem berhasil']);
    expect(checkout().coupon.state).toMatchObject({ status: 'applied', code: 'HEMAT50', discount: 50_000 });
    expect(checkout().priced?.entries).toContainEqual({ code: 'COUPON', amount: -50_000 });
  });

  it('that gives free shipping charges none [S4.18]', async () => {
    const { apply, checkout, happen, check } = await openCheckout();
    await happen(...wholeChoice);
    await check();
    const { payable } = checkout().priced ?? {};
    await apply('ONGKIR');
    await waitFor(() => expect(checkout().priced?.payable).toBe((payable ?? 0) - 30_000));
    expect(checkout().coupon.state).toMatchObject({ type: { code: 'CT-4', name: 'Gratis ongkir' } });
  });

  it('of a reseller earns no points on this order [S6.19]', async () => {
    const [first] = sampleSeed().coupons;
    if (!first) return expect.fail('no coupon');
    const reseller = { ...first, code: 'RESELLER', type: { code: 'CT-2', name: 'Reseller' } };
    const { apply, checkout, settle } = await openCheckout({ shop: createMemoryShop({ coupons: [reseller] }) });
    expect(checkout().priced?.pointReward).toBe(6);
    await apply('RESELLER');
    await settle();
    expect(checkout().priced?.pointReward).toBe(0);
  });

  it('goes with the order, which comes to what was shown', async () => {
    const { apply, happen, check, place, shop } = await openCheckout();
    await happen(...wholeChoice);
    await check();
    await apply('HEMAT50');
    expect(await place()).toEqual({ ok: true, value: 'SE-1' });
    expect(shop.requestsOf(placeOrder)[0]?.ask.body).toMatchObject({
      couponCode: 'HEMAT50',
      discountCoupon: 50_000,
      grandTotal: 1_800_000 - 50_000 - 123 + 30_000,
    });
  });

  it('is used no more once it is removed', async () => {
    const { apply, checkout, settle } = await openCheckout();
    await apply('HEMAT50');
    await settle();
    act(() => checkout().coupon.remove());
    expect(checkout().coupon.state).toEqual({ status: 'none' });
    expect(checkout().priced?.couponUsed).toBe(0);
  });

  it('is asked again for another cart, and what it gave stands until the answer is there', async () => {
    const { apply, put, checkout, shop, settle } = await openCheckout();
    await apply('SEPULUH');
    await settle();
    expect(checkout().priced?.couponUsed).toBe(180_000);
    const hold = shop.hold(previewCoupon);
    await put(1);
    await waitFor(() => expect(hold.waiting).toBe(1));
    expect(checkout().coupon.state).toMatchObject({ status: 'checking', last: { discount: 180_000 } });
    expect(checkout().priced?.couponUsed).toBe(180_000);
    await act(async () => hold.release());
    await waitFor(() => expect(checkout().priced?.couponUsed).toBe(270_000));
  });

  it('that the cart has shrunk below takes nothing off, says how far it is, and holds no order up', async () => {
    const { apply, setQuantity, checkout, happen, check, place, shop, settle } = await openCheckout();
    await apply('SEPULUH');
    await setQuantity(1);
    await happen(...wholeChoice);
    await check();
    await settle();
    expect(checkout().coupon.state).toMatchObject({
      status: 'refused',
      code: 'SEPULUH',
      problem: { code: 'COUPON_BELOW_MINIMUM', minimum: 1_000_000, missing: 100_000 },
    });
    expect(checkout().priced?.couponUsed).toBe(0);
    expect(await place()).toMatchObject({ ok: true });
    expect(shop.requestsOf(placeOrder)[0]?.ask.body).toMatchObject({ couponCode: null, discountCoupon: 0 });
  });

  it('comes back by itself when the cart is large enough again', async () => {
    const { apply, setQuantity, checkout } = await openCheckout();
    await apply('SEPULUH');
    await setQuantity(1);
    await waitFor(() => expect(checkout().coupon.state.status).toBe('refused'));
    await setQuantity(2);
    await waitFor(() => expect(checkout().coupon.state).toMatchObject({ status: 'applied', discount: 180_000 }));
  });

  it('that nobody can say anything of goes with the order, which names the figures', async () => {
    const { apply, setQuantity, checkout, happen, check, place, shop } = await openCheckout();
    await apply('HEMAT50');
    await happen(...wholeChoice);
    const fault = shop.fail({ code: 'UNAVAILABLE' }, previewCoupon);
    await setQuantity(1);
    await waitFor(() => expect(checkout().coupon.state.status).toBe('failed'));
    await check();
    const outcome = await place();
    if (outcome.ok) return expect.fail('placed without the coupon');
    expect(outcome.error.figures).toMatchObject({ discountCoupon: 50_000 });
    fault.mend();
    expect(await place(outcome.error.figures)).toMatchObject({ ok: true });
    expect(shop.requestsOf(placeOrder).at(-1)?.ask.body).toMatchObject({ couponCode: 'HEMAT50' });
  });

  it('that nobody can say anything of is asked again', async () => {
    const { apply, setQuantity, checkout, shop } = await openCheckout();
    await apply('HEMAT50');
    shop.failNext({ code: 'UNAVAILABLE' }, previewCoupon);
    await setQuantity(1);
    await waitFor(() => expect(checkout().coupon.state.status).toBe('failed'));
    const { state } = checkout().coupon;
    if (state.status === 'failed') await act(async () => state.retry());
    await waitFor(() => expect(checkout().coupon.state.status).toBe('applied'));
  });

  it('used up meanwhile is refused with the order, and then known to be', async () => {
    const [first] = sampleSeed().coupons;
    if (!first) return expect.fail('no coupon');
    const shop = createMemoryShop({ coupons: [{ ...first, customerLimit: 1 }] });
    const { apply, checkout, happen, check, place, put, said } = await openCheckout({ shop });
    await happen(...wholeChoice);
    await check();
    await apply('HEMAT50');
    await place();
    await put(1);
    await happen({ type: 'couponChanged', couponCode: 'HEMAT50' });
    await waitFor(() =>
      expect(checkout().coupon.state).toMatchObject({ status: 'refused', problem: { code: 'COUPON_LIMIT_REACHED' } }),
    );
    expect(said()).toEqual(['Kupon Redeem berhasil']);
  });
});

describe('the dialog of coupons', () => {
  const type = (page: Awaited<ReturnType<typeof openCheckout>>, code: string) =>
    act(() => page.result.current.couponForm.form.set('code', code));
  const submit = (page: Awaited<ReturnType<typeof openCheckout>>) =>
    act(() => page.result.current.couponForm.form.onSubmit());

  it('is empty again after a coupon failed, and says why [S8.31]', async () => {
    const page = await openCheckout();
    await type(page, 'TIDAKADA');
    await submit(page);
    expect(page.result.current.couponForm.form.values.code).toBe('');
    expect(page.said()).toEqual(['Kupon tidak ditemukan.']);
    expect(page.checkout().coupon.state).toEqual({ status: 'none' });
  });

  it('says how far the cart is from a coupon', async () => {
    const page = await openCheckout({ pieces: 1 });
    await type(page, 'SEPULUH');
    await submit(page);
    expect(page.said()).toEqual(['Kupon ini untuk belanja minimal Rp 1.000.000, kurang Rp 100.000.']);
  });

  it('keeps what was typed when that cannot be a code, and asks nobody', async () => {
    const page = await openCheckout();
    await type(page, 'dua kode');
    await submit(page);
    expect(page.result.current.couponForm.form.values.code).toBe('dua kode');
    expect(page.result.current.couponForm.form.errorAt('code')).toBe('Isian tidak valid.');
    expect(page.shop.count(previewCoupon)).toBe(0);
  });

  it('asks once of a code that there is not: guesses are counted', async () => {
    const page = await openCheckout();
    await page.apply('TIDAKADA');
    expect([page.shop.count(previewCoupon), page.shop.count(getCoupon)]).toEqual([1, 0]);
  });

  it('is nothing for an empty cart', async () => {
    const { apply, shop } = await openCheckout({ pieces: 0 });
    expect(await apply('HEMAT50')).toMatchObject({ ok: false, error: { problem: { code: 'CART_EMPTY' } } });
    expect(shop.count(previewCoupon)).toBe(0);
  });
});

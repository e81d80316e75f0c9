import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { placeOrder } from '../../contract/calls/checkout.ts';
import { previewRedeem } from '../../contract/calls/coupon.ts';
import { openCheckout, wholeChoice } from './testMemoryCheckout.ts';

const poor = 'Redeem poin melebihi Poin yang Anda miliki';

describe('points', () => {
  it('are said to be redeemed, and come off what is paid [S8.22, S4.19]', async () => {
    const { redeem, checkout, said } = await openCheckout();
    expect(await redeem(25_000)).toEqual({ ok: true, value: 25_000 });
    expect(said()).toEqual(['Poin Redeem berhasil']);
    expect(checkout().redeem).toMatchObject({ state: { status: 'applied', points: 25_000 }, active: 40_000 });
    expect(checkout().priced?.entries).toContainEqual({ code: 'REDEEM', amount: -25_000 });
  });

  it('go with the order, and then are gone', async () => {
    const { redeem, happen, check, place, put, shop, checkout, settle } = await openCheckout();
    await happen(...wholeChoice);
    await check();
    await redeem(25_000);
    await place();
    expect(shop.requestsOf(placeOrder)[0]?.ask.body).toMatchObject({
      redeemPoint: 25_000,
      discountRedeem: 25_000,
      grandTotal: 1_800_000 - 123 + 30_000 - 25_000,
    });
    await put(1);
    await settle();
    expect(checkout().redeem).toMatchObject({ state: { status: 'none' }, active: 15_000 });
  });

  it('more than there are are refused here, without asking [S5.38]', async () => {
    const { redeem, said, shop } = await openCheckout();
    expect(await redeem(40_001)).toMatchObject({
      ok: false,
      error: { problem: { code: 'POINTS_EXCEED', active: 40_000 } },
    });
    expect([said(), shop.count(previewRedeem)]).toEqual([[poor], 0]);
  });

  it('spent elsewhere meanwhile are refused by the server, whose word is final', async () => {
    const { redeem, shop, said, checkout } = await openCheckout();
    shop.setPoints('ani', 100);
    expect(await redeem(25_000)).toMatchObject({
      ok: false,
      error: { problem: { code: 'POINTS_EXCEED', active: 100 } },
    });
    expect(said()).toEqual([poor]);
    await waitFor(() => expect(checkout().redeem.active).toBe(100));
  });

  it('that the customer has no more take nothing off any more', async () => {
    const { redeem, shop, checkout, queryClient } = await openCheckout();
    await redeem(25_000);
    shop.setPoints('ani', 100);
    await act(() => queryClient.invalidateQueries({ queryKey: ['samudra-emas', 'cart'] }));
    await waitFor(() => expect(checkout().redeem.state).toMatchObject({ status: 'refused', points: 25_000 }));
    expect(checkout().priced?.redeemUsed).toBe(0);
  });

  it('are redeemed no more once they are removed', async () => {
    const { redeem, checkout } = await openCheckout();
    await redeem(25_000);
    act(() => checkout().redeem.remove());
    expect(checkout().redeem.state).toEqual({ status: 'none' });
  });

  it('beyond what is to pay have to be confirmed again after every change of them', async () => {
    const { redeem, shop, happen, checkout, settle, queryClient } = await openCheckout();
    shop.setPoints('ani', 5_000_000);
    await act(() => queryClient.invalidateQueries({ queryKey: ['samudra-emas', 'cart'] }));
    await settle();
    const codes = () => checkout().blockers.map(({ code }) => code);
    await redeem(3_000_000);
    expect([codes().includes('REDEEM_ALL_UNCONFIRMED'), checkout().priced?.payable]).toEqual([true, 0]);
    await happen({ type: 'redeemAllConfirmed', confirmed: true });
    expect(codes()).not.toContain('REDEEM_ALL_UNCONFIRMED');
    await redeem(4_000_000);
    expect(codes()).toContain('REDEEM_ALL_UNCONFIRMED');
  });
});

describe('the dialog of points', () => {
  it('is empty again after they could not be redeemed [S8.32]', async () => {
    const { result, shop, said } = await openCheckout();
    const form = () => result.current.redeemForm.form;
    shop.setPoints('ani', 100);
    await act(async () => form().set('points', 25_000));
    await act(() => form().onSubmit());
    expect(form().values.points).toBeNull();
    expect(said()).toEqual([poor]);
  });

  it('says under the field what cannot be, and keeps it', async () => {
    const { result, shop } = await openCheckout();
    const form = () => result.current.redeemForm.form;
    await act(() => form().onSubmit());
    expect(form().errorAt('points')).toBe('Wajib diisi.');
    await act(async () => form().set('points', 40_001));
    await act(() => form().onSubmit());
    expect([form().errorAt('points'), form().values.points, shop.count(previewRedeem)]).toEqual([poor, 40_001, 0]);
  });
});

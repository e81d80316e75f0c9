import { describe, expect, it } from 'vitest';
import { rupiah } from '../money/rupiah.ts';
import { subsetsOf } from '../testSubsets.ts';
import { checkoutReducer } from './checkoutReducer.ts';
import { emptyCheckout } from './checkoutState.ts';
import { checkoutHints, nextHint } from './nextHint.ts';
import { type OrderAttempt, orderAttempt } from './orderAttempt.ts';
import { orderBlockers } from './orderBlockers.ts';
import { whyNotPlaceOrder } from './whyNotPlaceOrder.ts';

const destination = {
  province: { id: 31, name: 'DKI Jakarta' },
  city: { id: 3171, name: 'Jakarta Selatan', type: 'Kota' },
  district: { id: 317101, name: 'Kebayoran Baru', postalCode: '12190' },
  subdistrict: { id: 3171011, name: 'Senayan' },
  postalCode: '12190',
};
const fine: OrderAttempt = {
  store: { status: 'OPEN', notice: '' },
  lines: [{ isOutdated: false }],
  isOnlineOnly: false,
  courier: 'jnt',
  destination,
  fields: [],
  bankId: 1,
  isCostChecked: true,
  hasAcceptedTerms: true,
  grandTotalRaw: rupiah(1_000_000),
  hasConfirmedRedeemAll: false,
};
const invalid = [{ field: 'firstName', code: 'REQUIRED' }] as const;
const codes = (change: Partial<OrderAttempt>) => orderBlockers({ ...fine, ...change }).map(({ code }) => code);
const around = { store: fine.store, lines: fine.lines, grandTotalRaw: fine.grandTotalRaw };

/** Each thing that can be wrong, in the order of the flow. */
const broken: (Partial<OrderAttempt> & { code: string })[] = [
  { code: 'STORE_CLOSED', store: { status: 'CLOSE', notice: 'Libur' } },
  { code: 'CART_OBSOLETE', lines: [{ isOutdated: true }] },
  { code: 'SHIPPING_METHOD_REQUIRED', courier: null },
  { code: 'DESTINATION_INCOMPLETE', destination: null },
  { code: 'FORM_INVALID', fields: invalid },
  { code: 'BANK_REQUIRED', bankId: null },
  { code: 'SHIPPING_COST_UNCHECKED', isCostChecked: false },
  { code: 'TERMS_REQUIRED', hasAcceptedTerms: false },
  { code: 'REDEEM_ALL_UNCONFIRMED', grandTotalRaw: rupiah(-1) },
];

describe('placing an order', () => {
  it('is fine when everything is chosen and checked', () => expect(whyNotPlaceOrder(fine)).toBeUndefined());

  it('needs the shop open', () => {
    const store = { status: 'CLOSE', notice: 'Libur' } as const;
    expect(orderBlockers({ ...fine, store })).toEqual([{ code: 'STORE_CLOSED', notice: 'Libur' }]);
  });

  it('needs a cart with something in it', () => expect(codes({ lines: [] })).toEqual(['CART_EMPTY']));

  it('needs the shipping cost checked [S5.43]', () => {
    expect(codes({ isCostChecked: false })).toEqual(['SHIPPING_COST_UNCHECKED']);
  });

  it('needs a bank [S5.44]', () => expect(codes({ bankId: null })).toEqual(['BANK_REQUIRED']));

  it('needs a valid form, and names its fields [S5.45]', () => {
    expect(orderBlockers({ ...fine, fields: invalid })).toEqual([{ code: 'FORM_INVALID', fields: invalid }]);
  });

  it('needs the terms ticked [S5.46]', () => expect(codes({ hasAcceptedTerms: false })).toEqual(['TERMS_REQUIRED']));

  it('needs shipping method, bank and terms [S5.47]', () => {
    expect(codes({ courier: null, bankId: null, hasAcceptedTerms: false })).toEqual([
      'SHIPPING_METHOD_REQUIRED',
      'BANK_REQUIRED',
      'TERMS_REQUIRED',
    ]);
  });

  it('needs a confirmation when the points are worth more than the order [S4.35]', () => {
    expect(codes({ grandTotalRaw: rupiah(-1) })).toEqual(['REDEEM_ALL_UNCONFIRMED']);
    expect(codes({ grandTotalRaw: rupiah(-1), hasConfirmedRedeemAll: true })).toEqual([]);
    expect(codes({ grandTotalRaw: rupiah(0) })).toEqual([]);
  });

  it('needs no method, address or cost when nothing is shipped [S4.23]', () => {
    const online = { isOnlineOnly: true, courier: null, destination: null, isCostChecked: false };
    expect(codes(online)).toEqual([]);
    expect(codes({ ...online, bankId: null })).toEqual(['BANK_REQUIRED']);
  });

  it('names all that is wrong in the order of the flow, and first the first', () => {
    for (const chosen of subsetsOf(broken)) {
      const attempt: OrderAttempt = Object.assign({ ...fine }, ...chosen);
      expect(orderBlockers(attempt).map(({ code }) => code)).toEqual(chosen.map(({ code }) => code));
      expect(whyNotPlaceOrder(attempt)?.code).toBe(chosen[0]?.code);
    }
  });
});

describe('the hint flow', () => {
  it('is shipping, address, payment method, shipping cost, finish', () => {
    const [, , shipping, address, form, bank, cost] = broken;
    const hint = (...wrong: (object | undefined)[]) => nextHint(Object.assign({ ...fine }, ...wrong));
    expect([
      hint(shipping, address, bank, cost),
      hint(address, bank, cost),
      hint(bank, cost),
      hint(cost),
      hint(),
    ]).toEqual(checkoutHints);
    expect(hint(form, bank)).toBe('COMPLETE_ADDRESS');
  });

  it('goes on to its end when what is wrong is not in the form', () => {
    expect(nextHint({ ...fine, store: { status: 'CLOSE', notice: '' }, hasAcceptedTerms: false })).toBe('FINISH');
  });
});

describe('the attempt of a checkout', () => {
  const parcel = { billing: destination, weightKg: 1, itemValue: rupiah(2_000_000), isOnlineOnly: false };
  const start = checkoutReducer(emptyCheckout, { type: 'parcelChanged', parcel });

  it('goes to the billing address, and only its note can be wrong', () => {
    const attempt = orderAttempt({ ...start, courier: 'jnt' }, around);
    expect(attempt).toMatchObject({ courier: 'jnt', destination, fields: [], isCostChecked: false });
    const long = orderAttempt({ ...start, note: 'a'.repeat(1001) }, around);
    expect(long.fields).toEqual([{ field: 'note', code: 'TOO_LONG', maximum: 1000 }]);
  });

  it('that nobody has touched lacks everything, and agrees to nothing', () => {
    const attempt = orderAttempt(emptyCheckout, { ...around, grandTotalRaw: rupiah(-1) });
    expect(orderBlockers(attempt).map(({ code }) => code)).toEqual([
      'SHIPPING_METHOD_REQUIRED',
      'DESTINATION_INCOMPLETE',
      'BANK_REQUIRED',
      'SHIPPING_COST_UNCHECKED',
      'TERMS_REQUIRED',
      'REDEEM_ALL_UNCONFIRMED',
    ]);
  });

  it('carries the problems of a dropship address that applies', () => {
    const attempt = orderAttempt({ ...start, courier: 'jnt', wantsDropship: true }, around);
    expect(attempt.fields.map(({ field }) => field)).toContain('firstName');
    expect(
      orderBlockers(attempt)
        .map(({ code }) => code)
        .slice(0, 2),
    ).toEqual(['DESTINATION_INCOMPLETE', 'FORM_INVALID']);
  });

  it('has its cost checked only by a fresh one', () => {
    const status = (quote: typeof start.quote) => orderAttempt({ ...start, quote }, around).isCostChecked;
    expect(status({ status: 'fresh', cost: rupiah(0), description: null })).toBe(true);
    expect(status({ status: 'stale' })).toBe(false);
    expect(status({ status: 'checking', request: 1 })).toBe(false);
  });
});

import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { rupiah } from '../money/rupiah.ts';
import type { CheckoutEvent } from './checkoutEvent.ts';
import { checkoutReducer } from './checkoutReducer.ts';
import { type CheckoutState, emptyCheckout, type Parcel } from './checkoutState.ts';
import { shippingDestination } from './shippingDestination.ts';
import { shippingToPrice } from './shippingToPrice.ts';
import { usesDropship } from './usesDropship.ts';

const billing = {
  province: { id: 31, name: 'DKI Jakarta' },
  city: { id: 3171, name: 'Jakarta Selatan', type: 'Kota' },
  district: { id: 317101, name: 'Kebayoran Baru', postalCode: '12190' },
  subdistrict: { id: 3171011, name: 'Senayan' },
  postalCode: '12190',
};
const parcel: Parcel = { billing, weightKg: 1, itemValue: rupiah(2_000_000), isOnlineOnly: false };
const play = (events: readonly CheckoutEvent[], from: CheckoutState = emptyCheckout) =>
  events.reduce(checkoutReducer, from);
const arrived: CheckoutEvent = { type: 'quoteArrived', request: 1, cost: rupiah(30_000), description: '2 hari' };
let quoted: CheckoutState;
beforeEach(() => {
  quoted = play([
    { type: 'parcelChanged', parcel },
    { type: 'courierChosen', courier: 'jnt' },
    { type: 'quoteRequested', request: 1 },
    arrived,
  ]);
});
const jabar = { id: 32, name: 'Jawa Barat' };

describe('a checkout that nobody has touched', () => {
  it('has nothing chosen, agreed to or asked', () => {
    const texts = { firstName: '', lastName: '', phoneNumber: '', address: '', company: '', place: '', note: '' };
    const areas = { province: null, city: null, district: null, subdistrict: null, postalCode: null };
    expect(emptyCheckout).toEqual({
      courier: null,
      wantsDropship: false,
      dropship: { ...texts, ...areas },
      note: '',
      bankId: null,
      hasAcceptedTerms: false,
      couponCode: null,
      redeemPoints: 0,
      hasConfirmedRedeemAll: false,
      parcel: { billing: null, weightKg: 1, itemValue: 0, isOnlineOnly: false },
      quote: { status: 'none' },
    });
  });

  it('has no cost that could be out of date', () => {
    expect(play([{ type: 'parcelChanged', parcel }]).quote).toEqual({ status: 'none' });
  });
});

describe('the shipping cost at the checkout', () => {
  it('is asked, and known when the answer comes', () => {
    expect(play([{ type: 'quoteRequested', request: 7 }]).quote).toEqual({ status: 'checking', request: 7 });
    expect(quoted.quote).toEqual({ status: 'fresh', cost: 30_000, description: '2 hari' });
    expect(shippingToPrice(quoted)).toEqual({ cost: 30_000 });
  });

  it('is unavailable with the reason when the courier says no', () => {
    const problem = { code: 'SHIPPING_NOT_FOUND' } as const;
    const refused = play([
      { type: 'quoteRequested', request: 2 },
      { type: 'quoteRefused', request: 2, problem },
    ]);
    expect(refused.quote).toEqual({ status: 'unavailable', problem });
    expect(shippingToPrice(refused)).toBeNull();
  });

  it('is forgotten when a courier is chosen [S4.21]', () => {
    for (const courier of ['sap', 'jnt', null]) {
      expect(play([{ type: 'courierChosen', courier }], quoted).quote).toEqual({ status: 'none' });
    }
  });

  it.each<[string, CheckoutEvent]>([
    ['weight', { type: 'parcelChanged', parcel: { ...parcel, weightKg: 2 } }],
    ['value', { type: 'parcelChanged', parcel: { ...parcel, itemValue: rupiah(1) } }],
    ['billing address', { type: 'parcelChanged', parcel: { ...parcel, billing: { ...billing, subdistrict: jabar } } }],
    ['kind of goods', { type: 'parcelChanged', parcel: { ...parcel, isOnlineOnly: true } }],
    ['address it goes to', { type: 'dropshipToggled', wanted: true }],
  ])('is stale after a change of the %s', (_what, event) => {
    const changed = play([event], quoted);
    expect(changed.quote).toEqual({ status: 'stale' });
    if (!changed.parcel.isOnlineOnly) expect(shippingToPrice(changed)).toBeNull();
  });

  it.each<[string, CheckoutEvent]>([
    ['the bank', { type: 'bankChosen', bankId: 3 }],
    ['the note', { type: 'noteChanged', note: 'Titip satpam' }],
    ['the terms', { type: 'termsChanged', accepted: true }],
    ['the points', { type: 'redeemAllConfirmed', confirmed: true }],
    ['a coupon', { type: 'couponChanged', couponCode: 'HEMAT50' }],
    ['points to redeem', { type: 'redeemChanged', redeemPoints: 100 }],
    ['the same parcel', { type: 'parcelChanged', parcel: { ...parcel, billing: { ...billing } } }],
    ['a dropship name that does not apply', { type: 'dropshipTextChanged', field: 'firstName', value: 'Siti' }],
    ['a dropship area that does not apply', { type: 'dropshipLevelChosen', level: 'province', choice: jabar }],
  ])('stays fresh after %s', (_what, event) => {
    expect(play([event], quoted).quote).toBe(quoted.quote);
  });

  it('is stale after another area or postal code of a dropship address that applies, not after its name', () => {
    const own = play([
      { type: 'courierChosen', courier: 'jnt' },
      { type: 'dropshipToggled', wanted: true },
      { type: 'dropshipLevelChosen', level: 'province', choice: jabar },
      { type: 'quoteRequested', request: 1 },
      arrived,
    ]);
    const after = (event: CheckoutEvent) => play([event], own).quote.status;
    expect(after({ type: 'dropshipTextChanged', field: 'firstName', value: 'Siti' })).toBe('fresh');
    expect(after({ type: 'dropshipLevelChosen', level: 'province', choice: { id: 33, name: 'Jawa Tengah' } })).toBe(
      'stale',
    );
    expect(after({ type: 'dropshipPostalCodeChanged', postalCode: '40111' })).toBe('stale');
  });

  it('ignores answers to questions that are no longer open', () => {
    const asked = play([{ type: 'quoteRequested', request: 1 }], quoted);
    const newer: CheckoutEvent = { type: 'quoteRequested', request: 2 };
    const moved: CheckoutEvent = { type: 'parcelChanged', parcel: { ...parcel, weightKg: 9 } };
    expect(play([newer, arrived], asked).quote).toEqual({ status: 'checking', request: 2 });
    expect(play([moved, arrived], asked).quote).toEqual({ status: 'stale' });
    expect(play([{ type: 'courierChosen', courier: 'sap' }, arrived], asked).quote).toEqual({ status: 'none' });
    expect(play([{ ...arrived, cost: rupiah(1) }], quoted).quote).toBe(quoted.quote);
  });

  it('is not needed for an online-only cart [S4.23]', () => {
    const online = play([{ type: 'parcelChanged', parcel: { ...parcel, isOnlineOnly: true } }]);
    expect(shippingToPrice(online)).toBe('online');
  });
});

describe('where the parcel goes', () => {
  it('is the billing address, or the dropship address when the shopper wants it', () => {
    expect(shippingDestination(quoted)).toBe(billing);
    const own = play([{ type: 'dropshipToggled', wanted: true }], quoted);
    expect(shippingDestination(own)).toBe(own.dropship);
  });

  it('is always the dropship address with rpx and sap [S4.22]', () => {
    for (const courier of ['rpx', 'sap']) {
      expect(usesDropship(play([{ type: 'courierChosen', courier }], quoted))).toBe(true);
    }
    expect(usesDropship(quoted)).toBe(false);
  });

  it('never is a dropship address when nothing is sent', () => {
    const online = play([
      { type: 'dropshipToggled', wanted: true },
      { type: 'parcelChanged', parcel: { ...parcel, isOnlineOnly: true } },
    ]);
    expect(usesDropship(online)).toBe(false);
  });

  it('keeps the texts, province and city when the courier has another cascade', () => {
    const filled = play([
      { type: 'courierChosen', courier: 'jnt' },
      { type: 'dropshipTextChanged', field: 'firstName', value: 'Siti' },
      { type: 'dropshipLevelChosen', level: 'province', choice: jabar },
      { type: 'dropshipLevelChosen', level: 'city', choice: billing.city },
      { type: 'dropshipLevelChosen', level: 'district', choice: billing.district },
      { type: 'dropshipLevelChosen', level: 'subdistrict', choice: billing.subdistrict },
      { type: 'courierChosen', courier: 'sap' },
    ]);
    const { firstName, province, city, district, subdistrict } = filled.dropship;
    expect([firstName, province, city, district, subdistrict]).toEqual(['Siti', jabar, billing.city, null, null]);
    const direct = play([{ type: 'dropshipLevelChosen', level: 'subdistrict', choice: jabar }], filled);
    expect(direct.dropship.subdistrict).toEqual(jabar);
  });
});

describe('one event', () => {
  it.each<[CheckoutEvent, Partial<CheckoutState>]>([
    [{ type: 'noteChanged', note: 'Titip satpam' }, { note: 'Titip satpam' }],
    [{ type: 'bankChosen', bankId: 3 }, { bankId: 3 }],
    [{ type: 'termsChanged', accepted: true }, { hasAcceptedTerms: true }],
    [{ type: 'redeemAllConfirmed', confirmed: true }, { hasConfirmedRedeemAll: true }],
  ])('changes what it is about and nothing else: %j', (event, change) => {
    expect(play([event], quoted)).toEqual({ ...quoted, ...change });
  });

  it('changes a postal code and nothing else of a dropship address', () => {
    const named = play([{ type: 'dropshipTextChanged', field: 'firstName', value: 'Siti' }], quoted);
    const coded = play([{ type: 'dropshipPostalCodeChanged', postalCode: '40111' }], named);
    expect(coded).toEqual({ ...named, dropship: { ...named.dropship, postalCode: '40111' } });
  });

  it('that changes nothing leaves the very same checkout', () => {
    expect(play([{ type: 'parcelChanged', parcel: { ...parcel } }], quoted)).toBe(quoted);
    expect(play([{ type: 'dropshipLevelChosen', level: 'city', choice: billing.city }], quoted)).toBe(quoted);
  });
});

describe('giving all points', () => {
  it.each<CheckoutEvent>([
    { type: 'couponChanged', couponCode: 'HEMAT50' },
    { type: 'redeemChanged', redeemPoints: 500 },
  ])('is confirmed anew after $type', (event) => {
    const confirmed = play([{ type: 'redeemAllConfirmed', confirmed: true }]);
    expect(confirmed.hasConfirmedRedeemAll).toBe(true);
    expect(play([event], confirmed)).toMatchObject({ hasConfirmedRedeemAll: false });
  });

  it('is a matter of the coupon and the points that were chosen', () => {
    const events: CheckoutEvent[] = [
      { type: 'couponChanged', couponCode: 'HEMAT50' },
      { type: 'redeemChanged', redeemPoints: 500 },
    ];
    expect(play(events)).toMatchObject({ couponCode: 'HEMAT50', redeemPoints: 500 });
  });
});

describe('any course of events', () => {
  const request = fc.nat(3);
  const event: fc.Arbitrary<CheckoutEvent> = fc.oneof(
    fc.record({ type: fc.constant('courierChosen' as const), courier: fc.constantFrom('jnt', 'sap', 'rpx', null) }),
    fc.record({ type: fc.constant('dropshipToggled' as const), wanted: fc.boolean() }),
    fc.record({
      type: fc.constant('dropshipLevelChosen' as const),
      level: fc.constant('province' as const),
      choice: fc.constantFrom(jabar, billing.province, null),
    }),
    fc.record({ type: fc.constant('bankChosen' as const), bankId: fc.nat(3) }),
    fc.record({
      type: fc.constant('parcelChanged' as const),
      parcel: fc.record({
        billing: fc.constantFrom(billing, null),
        weightKg: fc.integer({ min: 1, max: 2 }),
        itemValue: fc.nat(2).map(rupiah),
        isOnlineOnly: fc.boolean(),
      }),
    }),
    fc.record({ type: fc.constant('quoteRequested' as const), request }),
    fc.record({ type: fc.constant('quoteArrived' as const), request, cost: fc.nat(9).map(rupiah) }),
  );

  it('never lets a cost be fresh for a parcel, courier or place it was not asked for', () => {
    const shipment = (state: CheckoutState) =>
      JSON.stringify([state.courier, { ...state.parcel, billing: null }, shippingDestination(state)]);
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state = emptyCheckout;
        let asked = '';
        for (const each of events) {
          state = checkoutReducer(state, each);
          if (each.type === 'quoteRequested') asked = shipment(state);
          if (state.quote.status === 'fresh') expect(shipment(state)).toBe(asked);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('never changes a state that was given', () => {
    const frozen = (state: CheckoutState) => {
      for (const part of [state, state.dropship, state.parcel, state.quote]) Object.freeze(part);
      return state;
    };
    fc.assert(
      fc.property(fc.array(event), (events) => {
        events.reduce((state, each) => frozen(checkoutReducer(state, each)), frozen(emptyCheckout));
      }),
    );
  });
});

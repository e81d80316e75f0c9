import { describe, expect, it } from 'vitest';
import { rupiah } from '../money/rupiah.ts';
import { type CheckoutState, emptyCheckout } from './checkoutState.ts';
import { isSameShipment } from './isSameShipment.ts';

const billing = {
  province: { id: 31, name: 'DKI Jakarta' },
  city: { id: 3171, name: 'Jakarta Selatan', type: 'Kota' },
  district: { id: 317101, name: 'Kebayoran Baru', postalCode: '12190' },
  subdistrict: { id: 3171011, name: 'Senayan' },
  postalCode: '12190',
};
const parcel = { billing, weightKg: 1, itemValue: rupiah(2_000_000), isOnlineOnly: false };
const one: CheckoutState = { ...emptyCheckout, courier: 'jnt', parcel };
const to = (change: Partial<typeof billing>): CheckoutState => ({
  ...one,
  parcel: { ...parcel, billing: { ...billing, ...change } },
});

describe('a shipment', () => {
  it('is the same whatever else was chosen, and whatever its areas are called', () => {
    expect(isSameShipment(one, { ...one, bankId: 3, note: 'a', quote: { status: 'stale' } })).toBe(true);
    expect(isSameShipment(one, to({ city: { ...billing.city, name: 'Jaksel' } }))).toBe(true);
    expect(isSameShipment(emptyCheckout, emptyCheckout)).toBe(true);
  });

  it.each<[string, CheckoutState]>([
    ['courier', { ...one, courier: 'pos' }],
    ['weight', { ...one, parcel: { ...parcel, weightKg: 2 } }],
    ['value', { ...one, parcel: { ...parcel, itemValue: rupiah(1) } }],
    ['kind of goods', { ...one, parcel: { ...parcel, isOnlineOnly: true } }],
    ['province', to({ province: { id: 32, name: 'Jawa Barat' } })],
    ['city', to({ city: { ...billing.city, id: 1 } })],
    ['district', to({ district: { ...billing.district, id: 1 } })],
    ['sub-district', to({ subdistrict: { id: 1, name: '' } })],
    ['postal code', to({ postalCode: '12191' })],
    ['address, which is none', { ...one, parcel: { ...parcel, billing: null } }],
  ])('is another with another %s', (_what, other) => {
    expect(isSameShipment(one, other)).toBe(false);
    expect(isSameShipment(other, one)).toBe(false);
  });
});

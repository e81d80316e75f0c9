import { expect, it } from 'vitest';
import { checkoutReducer } from '../checkout/checkoutReducer.ts';
import { emptyCheckout } from '../checkout/checkoutState.ts';
import type { FoundArea } from './foundArea.ts';
import { isDestinationComplete } from './isDestinationComplete.ts';
import { selectFound } from './selectFound.ts';

const found: FoundArea = {
  province: { id: 31, name: 'DKI Jakarta' },
  city: { id: 3171, type: 'Kota', name: 'Jakarta Selatan' },
  district: { id: 317101, name: 'Kebayoran Baru', postalCode: '12190' },
  subdistrict: { id: 3171011, name: 'Senayan' },
  postalCode: '12190',
};

it('a place that was found fills all levels and the postal code at once', () => {
  expect(selectFound(found)).toEqual(found);
  expect(selectFound({ ...found, postalCode: null }).postalCode).toBeNull();
});

it('a place that was found has no district for rpx and sap, and is a whole destination in either mode [S4.29]', () => {
  expect(selectFound(found, 'online')).toEqual({ ...found, district: null });
  for (const mode of ['regular', 'online'] as const) {
    expect(isDestinationComplete(selectFound(found, mode), mode)).toBe(true);
  }
});

it('a place that was found is a new destination: what was typed stays, a known cost is stale', () => {
  const typed = checkoutReducer(emptyCheckout, { type: 'dropshipTextChanged', field: 'firstName', value: 'Ani' });
  const sent = checkoutReducer(typed, { type: 'courierChosen', courier: 'sap' });
  const wanted = checkoutReducer(sent, { type: 'dropshipToggled', wanted: true });
  const asked = checkoutReducer(wanted, { type: 'quoteRequested', request: 1 });
  const { dropship, quote } = checkoutReducer(asked, { type: 'dropshipAreaFound', found });
  expect(dropship).toMatchObject({ ...found, district: null, firstName: 'Ani' });
  expect(quote).toEqual({ status: 'stale' });
});

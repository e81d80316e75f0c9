import { type Named, orNull, wire } from '../../wire/index.ts';
import type * as z from '../../wire/zod.ts';
import { words } from '../scalars.ts';
import { city, district, province, subdistrict } from './areas.ts';

/** S3.21. Everything is null until the customer fills it in. */
export interface BillingAddress extends z.output<typeof billingAddressWire> {}
const billingAddressWire = wire({
  firstName: ['first-name', orNull(words)],
  lastName: ['last-name', orNull(words)],
  address: ['address', orNull(words)],
  company: ['company', orNull(words)],
  place: ['place', orNull(words)],
  province: ['province', orNull(province)],
  city: ['city', orNull(city)],
  district: ['district', orNull(district)],
  subdistrict: ['sub-district', orNull(subdistrict)],
  postalCode: ['postal-code', orNull(words)],
});
export const billingAddress: Named<BillingAddress> = billingAddressWire;

import type * as z from 'zod/mini';
import { orNull, wire } from '../../wire/index.ts';
import { text } from '../scalars.ts';
import { city, district, province, subdistrict } from './areas.ts';

/** S3.21. Everything is null until the customer fills it in. */
export const billingAddress = wire({
  firstName: ['first-name', orNull(text())],
  lastName: ['last-name', orNull(text())],
  address: ['address', orNull(text())],
  company: ['company', orNull(text())],
  place: ['place', orNull(text())],
  province: ['province', orNull(province)],
  city: ['city', orNull(city)],
  district: ['district', orNull(district)],
  subdistrict: ['sub-district', orNull(subdistrict)],
  postalCode: ['postal-code', orNull(text(10))],
});

export type BillingAddress = z.output<typeof billingAddress>;

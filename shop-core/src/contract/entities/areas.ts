import { orNull, wire } from '../../wire/index.ts';
import type * as z from '../../wire/zod.ts';
import { id, words } from '../scalars.ts';

/** S3.30 */
export const province = wire({ id: ['province_id', id], name: ['province', words] });
/** `type` is 'Kota' or 'Kabupaten'. */
export const city = wire({ id: ['id', id], type: ['type', words], name: ['name', words] });
export const district = wire({
  id: ['id', id],
  name: ['name', words],
  kecamatan: ['kecamatan', orNull(words)],
  postalCode: ['postalCode', orNull(words)],
});
export const subdistrict = wire({
  id: ['id', id],
  name: ['name', words],
  kelurahan: ['kelurahan', orNull(words)],
});

/** A sub-district with all that it lies in, as one choice fills them in. */
export const foundArea = wire({
  province: ['province', province],
  city: ['city', city],
  district: ['district', district],
  subdistrict: ['subdistrict', subdistrict],
  postalCode: ['postalCode', orNull(words)],
});

export type Province = z.output<typeof province>;
export type City = z.output<typeof city>;
export type District = z.output<typeof district>;
export type Subdistrict = z.output<typeof subdistrict>;
export type FoundArea = z.output<typeof foundArea>;

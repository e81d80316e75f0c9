import type * as z from 'zod/mini';
import { orNull, wire } from '../../wire/index.ts';
import { id, text } from '../scalars.ts';

/** S3.30 */
export const province = wire({ id: ['province_id', id], name: ['province', text()] });
/** `type` is 'Kota' or 'Kabupaten'. */
export const city = wire({ id: ['id', id], type: ['type', text(20)], name: ['name', text()] });
export const district = wire({
  id: ['id', id],
  name: ['name', text()],
  kecamatan: ['kecamatan', orNull(text())],
  postalCode: ['postalCode', orNull(text(10))],
});
export const subdistrict = wire({
  id: ['id', id],
  name: ['name', text()],
  kelurahan: ['kelurahan', orNull(text())],
});

export type Province = z.output<typeof province>;
export type City = z.output<typeof city>;
export type District = z.output<typeof district>;
export type Subdistrict = z.output<typeof subdistrict>;

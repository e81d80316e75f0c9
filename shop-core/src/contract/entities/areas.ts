import { type Named, orNull, wire } from '../../wire/index.ts';
import type * as z from '../../wire/zod.ts';
import { id, words } from '../scalars.ts';

/** S3.30 */
export interface Province extends z.output<typeof provinceWire> {}
const provinceWire = wire({ id: ['province_id', id], name: ['province', words] });
export const province: Named<Province> = provinceWire;
/** `type` is 'Kota' or 'Kabupaten'. */
export interface City extends z.output<typeof cityWire> {}
const cityWire = wire({ id: ['id', id], type: ['type', words], name: ['name', words] });
export const city: Named<City> = cityWire;
export interface District extends z.output<typeof districtWire> {}
const districtWire = wire({
  id: ['id', id],
  name: ['name', words],
  kecamatan: ['kecamatan', orNull(words)],
  postalCode: ['postalCode', orNull(words)],
});
export const district: Named<District> = districtWire;
export interface Subdistrict extends z.output<typeof subdistrictWire> {}
const subdistrictWire = wire({
  id: ['id', id],
  name: ['name', words],
  kelurahan: ['kelurahan', orNull(words)],
});
export const subdistrict: Named<Subdistrict> = subdistrictWire;

/** A sub-district with all that it lies in, as one choice fills them in. */
export interface FoundArea extends z.output<typeof foundAreaWire> {}
const foundAreaWire = wire({
  province: ['province', province],
  city: ['city', city],
  district: ['district', district],
  subdistrict: ['subdistrict', subdistrict],
  postalCode: ['postalCode', orNull(words)],
});
export const foundArea: Named<FoundArea> = foundAreaWire;

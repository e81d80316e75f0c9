import { call, list, wire } from '../../wire/index.ts';
import * as z from '../../wire/zod.ts';
import { city, district, foundArea, province, subdistrict } from '../entities/areas.ts';
import { idInPath, text } from '../scalars.ts';

/** S7.51. All provinces. */
export const getProvinces = call('GET /province', { auth: 'anyone', reply: list(province) });
/** S7.52, the provinces that a courier serves. */
export const getProvincesOf = call('GET /province/by-service-code/{type}', {
  auth: 'anyone',
  params: wire({ courier: ['type', z.enum(['jnt', 'sap', 'rpx'])] }),
  reply: list(province),
});
/** S7.53. The cities and regencies of a province. */
export const getCities = call('GET /city/{provinceId}', {
  auth: 'anyone',
  params: wire({ provinceId: ['provinceId', idInPath] }),
  reply: list(city),
});
/** S7.54. Its city and sub-district lists are those of sap and rpx alike. */
export const getOnlineCities = call('GET /city/rpx', {
  auth: 'anyone',
  query: wire({ provinceId: ['province', idInPath] }),
  reply: list(city),
});
/** S7.55. The districts of a city. */
export const getDistricts = call('GET /district/{cityId}', {
  auth: 'anyone',
  params: wire({ cityId: ['cityId', idInPath] }),
  reply: list(district),
});
/** S7.56. The sub-districts of a district. */
export const getSubdistricts = call('GET /subdistrict/{districtId}', {
  auth: 'anyone',
  params: wire({ districtId: ['districtId', idInPath] }),
  reply: list(subdistrict),
});
/** S7.57. All sub-districts of a city in one list, with their district in the name where a name is there twice. */
export const getOnlineSubdistricts = call('GET /subdistrict/rpx', {
  auth: 'anyone',
  query: wire({ cityId: ['city-id', idInPath], cityName: ['city-name', z.optional(text())] }),
  reply: list(subdistrict),
});
/**
 * Ours: at most 20 areas found by what somebody typed. Each of its words begins a word of the sub-district, the district,
 * the city or its kind, the province, or the postal code. The city that was typed comes before what shares its name, and
 * what has more of the words in one name before the rest; of a postal code there is something of every district. Less than
 * two letters find none.
 */
export const searchAreas = call('GET /area/search', {
  auth: 'anyone',
  query: wire({ typed: ['q', text(100)] }),
  reply: list(foundArea),
});

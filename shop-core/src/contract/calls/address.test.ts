import { expect, it } from 'vitest';
import { encodeAsk } from '../../wire/index.ts';
import {
  getCities,
  getDistricts,
  getOnlineCities,
  getOnlineSubdistricts,
  getProvinces,
  getProvincesOf,
  getSubdistricts,
} from './address.ts';

it('asks for provinces, all [S7.51] or those of a courier [S7.52]', () => {
  expect(encodeAsk(getProvinces, {})).toEqual({ method: 'GET', url: '/province' });
  const ask = { params: { courier: 'sap' } } as const;
  expect(encodeAsk(getProvincesOf, ask)).toEqual({ method: 'GET', url: '/province/by-service-code/sap' });
});

it('asks for cities [S7.53], districts [S7.55] and sub-districts [S7.56] below', () => {
  expect(encodeAsk(getCities, { params: { provinceId: 31 } })).toEqual({ method: 'GET', url: '/city/31' });
  expect(encodeAsk(getDistricts, { params: { cityId: 3174 } })).toEqual({ method: 'GET', url: '/district/3174' });
  expect(encodeAsk(getSubdistricts, { params: { districtId: 317407 } }).url).toBe('/subdistrict/317407');
});

it('asks for the cities [S7.54] and sub-districts [S7.57] of the online couriers', () => {
  expect(encodeAsk(getOnlineCities, { query: { provinceId: 31 } }).url).toBe('/city/rpx?province=31');
  const query = { cityId: 3174, cityName: 'Kota Batu' };
  expect(encodeAsk(getOnlineSubdistricts, { query }).url).toBe('/subdistrict/rpx?city-id=3174&city-name=Kota+Batu');
  expect(encodeAsk(getOnlineSubdistricts, { query: { cityId: 3174 } }).url).toBe('/subdistrict/rpx?city-id=3174');
});

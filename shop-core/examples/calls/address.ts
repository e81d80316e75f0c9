import {
  getCities,
  getDistricts,
  getOnlineCities,
  getOnlineSubdistricts,
  getProvinces,
  getProvincesOf,
  getSubdistricts,
  searchAreas,
} from 'shop-core/contract';
import type { CallExamples } from './callExamples.ts';

export const examples = {
  getProvinces: (client) => client.send(getProvinces, {}),
  getProvincesOf: (client) => client.send(getProvincesOf, { params: { courier: 'sap' } }),
  getCities: (client) => client.send(getCities, { params: { provinceId: 31 } }),
  getOnlineCities: (client) => client.send(getOnlineCities, { query: { provinceId: 31 } }),
  getDistricts: (client) => client.send(getDistricts, { params: { cityId: 3174 } }),
  getSubdistricts: (client) => client.send(getSubdistricts, { params: { districtId: 317407 } }),
  getOnlineSubdistricts: (client) => client.send(getOnlineSubdistricts, { query: { cityId: 3174 } }),
  searchAreas: (client) => client.send(searchAreas, { query: { typed: 'senayan jakarta' } }),
} satisfies CallExamples;

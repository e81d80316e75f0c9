import type { Areas } from '../areas/readAreas.ts';

/** A courier with what it asks into each zone, nearest first: the first kilogram and each further one, and the days it takes. */
export interface SeedCourier {
  readonly id: number;
  readonly code: 'jnt' | 'sap' | 'rpx';
  readonly name: string;
  readonly service: string;
  readonly insuranceBasisPoints: number;
  readonly rates: readonly (readonly [firstKg: number, nextKg: number, days: string])[];
  /** Whether it goes to a city of a zone. */
  serves(city: Areas['cities'][number], zone: number): boolean;
}

// Mountains and islands of Papua, and the Mentawai islands: no road and no regular flight.
const unreached = new Set([
  'Nduga',
  'Puncak',
  'Puncak Jaya',
  'Intan Jaya',
  'Yahukimo',
  'Yalimo',
  'Mamberamo Raya',
  'Kepulauan Mentawai',
]);

/**
 * Districts, by their official code, that no courier goes to though it serves their city: islands where a ship comes once a
 * week. Enggano, Karimunjawa, Masalembu, Sapeken, Miangas.
 */
export const unreachedDistricts: readonly number[] = [170301, 332010, 352923, 352925, 710413];

export const courierTable: readonly SeedCourier[] = [
  {
    id: 1,
    code: 'jnt',
    name: 'J&T Express',
    service: 'EZ',
    insuranceBasisPoints: 0,
    rates: [
      [12_000, 9_000, '1-2'],
      [18_000, 14_000, '2-3'],
      [24_000, 19_000, '2-4'],
      [38_000, 32_000, '3-5'],
      [52_000, 45_000, '4-7'],
      [96_000, 85_000, '6-10'],
    ],
    serves: ({ name }) => !unreached.has(name),
  },
  {
    id: 2,
    code: 'sap',
    name: 'SAP Express',
    service: 'Diamond, nilai penuh diasuransikan',
    insuranceBasisPoints: 20,
    rates: [
      [25_000, 15_000, '1-2'],
      [32_000, 20_000, '2-3'],
      [40_000, 26_000, '3-4'],
      [58_000, 42_000, '3-5'],
      [76_000, 58_000, '4-6'],
      [130_000, 105_000, '5-9'],
    ],
    serves: ({ name, type }, zone) => !unreached.has(name) && (zone < 6 || type === 'Kota'),
  },
  {
    id: 3,
    code: 'rpx',
    name: 'RPX',
    service: 'Next Day Package',
    insuranceBasisPoints: 0,
    rates: [
      [22_000, 13_000, '1'],
      [30_000, 19_000, '1-2'],
      [38_000, 25_000, '2'],
      [54_000, 40_000, '2-3'],
      [72_000, 55_000, '3-4'],
      [120_000, 100_000, '4-6'],
    ],
    serves: ({ type }, zone) => zone <= 3 || type === 'Kota',
  },
];

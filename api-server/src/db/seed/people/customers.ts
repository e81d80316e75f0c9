import { corporate, type DemoAccount, individual, reseller } from '../demoAccounts.ts';

/** A demo customer, complete enough to order at once. */
export interface SeedCustomer {
  readonly account: DemoAccount;
  readonly code: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: 'P' | 'L';
  readonly birthDate: string;
  readonly phone: string;
  readonly picture: string;
  readonly type: 'INDIVIDU' | 'CORPORATE';
  readonly level: 'Silver' | 'Gold' | 'Platinum' | 'Reseller' | 'Korporat';
  readonly address: string;
  readonly place: string | null;
  /** The village's official code, and the postal code of it. */
  readonly village: string;
  readonly postalCode: string;
}

/** The reseller comes first: the individual was brought by her. */
export const demoCustomers: readonly SeedCustomer[] = [
  {
    account: reseller,
    code: 'RNKEMAS234',
    email: 'rina.kartika@contoh.test',
    firstName: 'Rina',
    lastName: 'Kartika',
    gender: 'P',
    birthDate: '1988-02-29',
    phone: '081200000003',
    picture: 'foto-rina',
    type: 'INDIVIDU',
    level: 'Reseller',
    address: 'Jalan Cik Di Tiro No. 21',
    place: 'Toko Kartika',
    village: '34.71.03.1005',
    postalCode: '55223',
  },
  {
    account: individual,
    code: 'BDSNTS5678',
    email: 'budi.santoso@contoh.test',
    firstName: 'Budi',
    lastName: 'Santoso',
    gender: 'L',
    birthDate: '1990-08-17',
    phone: '081200000001',
    picture: 'foto-budi',
    type: 'INDIVIDU',
    level: 'Gold',
    address: 'Jalan Tebet Timur Dalam II No. 14',
    place: null,
    village: '31.74.01.1001',
    postalCode: '12820',
  },
  {
    account: corporate,
    code: 'SNRATN9234',
    email: 'pengadaan@sinarlaut.test',
    firstName: 'Dewi',
    lastName: 'Lestari',
    gender: 'P',
    birthDate: '1985-05-05',
    phone: '081200000002',
    picture: 'foto-sinar-laut',
    type: 'CORPORATE',
    level: 'Korporat',
    address: 'Jalan Perak Barat No. 88',
    place: 'Gedung Sinar Laut lantai 3',
    village: '35.78.15.1003',
    postalCode: '60177',
  },
];

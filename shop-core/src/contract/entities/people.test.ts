import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { expectSpelling } from '../testSpelling.ts';
import { billingAddress } from './billingAddress.ts';
import { customer } from './customer.ts';
import { company, profile } from './profile.ts';

const firm = { id: 4, name: 'PT Laut', address: 'Jl. Laut 1', email: 'kantor@laut.example', phone: '0215551234' };

it('keeps a profile of the shop as the specification spells it [S3.2]', () => {
  const ours = expectSpelling(
    ['S3.2', 'S3.12'],
    profile,
    {
      'customer-code': 'C1',
      username: 'ani',
      'full-name': 'Ani Wijaya',
      email: 'ani@shop.example',
      'phone-number': '08123456789',
      gender: 'P',
      'type-of-customer': 'CORPORATE',
      company: firm,
      'is-reseller': false,
    },
    ['is-reseller'],
  );
  expect(ours).toMatchObject({ customerCode: 'C1', fullName: 'Ani Wijaya', phoneNumber: '08123456789' });
});

it('keeps a company as the specification spells it [S3.12]', () => {
  expect(expectSpelling(['S3.12'], company, firm)).toEqual(firm);
});

it('keeps a customer as the specification spells it [S3.14]', () => {
  const ours = expectSpelling(
    ['S3.14'],
    customer,
    {
      'customer-code': 'C1',
      'full-name': 'Ani Wijaya',
      'first-name': 'Ani',
      'last-name': 'Wijaya',
      username: 'ani',
      email: 'ani@shop.example',
      gender: 'P',
      'birth-date': '31-12-1990',
      'phone-number': '08123456789',
      avatar: '/media/ani.webp',
      'customer-type': 'Gold',
      'customer-type-id': 2,
      'last-transaction-date': '05-01-2026',
      'last-update': '06-01-2026',
      'last-login-date': '07-01-2026',
      'is-reseller': false,
      influencers: [{ name: 'Budi', code: 'B7' }],
      'customer-point': { 'total-point-active': 10, 'total-point-used': 2, 'total-point-expired': 0 },
      'type-of-customer': 'INDIVIDU',
      company: firm,
      'pending-email': 'ani@baru.example',
    },
    ['customer-code', 'last-login-date', 'is-reseller', 'pending-email'],
  );
  expect(ours).toMatchObject({ birthDate: '1990-12-31', level: 'Gold', points: { active: 10, used: 2, expired: 0 } });
});

it('keeps a billing address as the specification spells it [S3.21]', () => {
  const ours = expectSpelling(['S3.21', 'S3.30'], billingAddress, {
    'first-name': 'Ani',
    'last-name': 'Wijaya',
    address: 'Jl. Senopati 8',
    company: 'Gedung Emas',
    place: 'Lantai 3',
    province: { province_id: 31, province: 'DKI Jakarta' },
    city: { id: 3174, type: 'Kota', name: 'Jakarta Selatan' },
    district: { id: 317407, name: 'Kebayoran Baru', kecamatan: 'Kebayoran Baru', postalCode: '12190' },
    'sub-district': { id: 3174071, name: 'Senayan', kelurahan: 'Senayan' },
    'postal-code': '12190',
  });
  expect(ours).toMatchObject({ province: { id: 31, name: 'DKI Jakarta' }, subdistrict: { id: 3174071 } });
});

it('reads a customer who told nothing yet as nulls', () => {
  const nobody = { 'customer-code': 'C1', username: 'ani', email: 'ani@shop.example', 'type-of-customer': 'INDIVIDU' };
  const points = { 'total-point-active': 0, 'total-point-used': 0, 'total-point-expired': 0 };
  const ours = z.decode(customer, { ...nobody, 'customer-point': points } as never);
  expect(ours).toMatchObject({ fullName: null, birthDate: null, influencers: [], company: null });
});

import { expect, it } from 'vitest';
import { orderRequest } from '../calls/checkout.ts';
import { expectSpelling } from '../testSpelling.ts';
import { placedOrder } from './order.ts';

it('keeps an order to place as the specification spells it [S3.22]', () => {
  const ours = expectSpelling(
    ['S3.22'],
    orderRequest,
    {
      'bank-type-id': 1,
      'coupon-code': 'HEMAT',
      'customer-code': 'C1',
      'discount-coupon': 10_000,
      'discount-redeem': 5_000,
      'flag-term-condition': true,
      'grand-total': 1_814_877,
      'point-reward': 6,
      products: [{ id: 11, sku: 'LM-5', quantity: 2, price: 900_000 }],
      'redeem-point': 5_000,
      'shipping-address': {
        address: 'Jl. Senopati 8',
        'city-id': 3174,
        'city-name': 'Jakarta Selatan',
        company: 'Gedung Emas',
        'first-name': 'Budi',
        'last-name': 'Santoso',
        'phone-number': '08123456789',
        place: 'Lantai 3',
        'province-id': 31,
        'province-name': 'DKI Jakarta',
        'district-id': 317407,
        'district-name': 'Kebayoran Baru',
        'subdistrict-id': 3174071,
        'subdistrict-name': 'Senayan',
        village: 'Senayan',
        'postal-code': '12190',
        note: 'Titip satpam',
      },
      'shipping-cost': 30_000,
      'shipping-type-id': 1,
      'total-amount': 1_800_000,
      'unique-code': 123,
    },
    // What is in `products` the specification leaves open.
    ['id', 'sku', 'quantity', 'price'],
  );
  // A note of ours is not sent where there is none.
  expect(ours.note).toBeNull();
  expect(ours).toMatchObject({ bankId: 1, hasAcceptedTerms: true, shippingAddress: { subdistrictId: 3174071 } });
});

const address = {
  'phone-number': '08123456789',
  'full-name': 'Budi Santoso',
  company: 'Gedung Emas',
  place: 'Lantai 3',
  address: 'Jl. Senopati 8',
  subdistrictName: 'Senayan',
  districtName: 'Kebayoran Baru',
  cityName: 'Jakarta Selatan',
  provinceName: 'DKI Jakarta',
  'postal-code': '12190',
  note: 'Titip satpam',
};

it('keeps a placed order and its customer as the specification spells them [S3.23]', () => {
  const ours = expectSpelling(
    ['S3.23', 'S7.27'],
    placedOrder,
    {
      order: {
        orderCode: 'SE-1',
        'order-date': '05-01-2026',
        'order-details': [
          {
            id: 1,
            sku: 'LM-5',
            name: 'Emas Batangan',
            image: '/media/lm-5.svg',
            quantity: 2,
            price: 900_000,
            attribute: 'Ukuran 12',
          },
        ],
        status: 'pending',
        coupon: { code: 'HEMAT', 'coupon-type': { code: 'CT-4', name: 'Gratis ongkir' } },
        'resi-no': 'JP123',
        'shipping-address': address,
        'billing-address': address,
        'shipping-type': { name: 'JNT' },
        bank: { logo: '/media/bca.svg', bankName: 'BCA', accountName: 'PT Samudra Emas', accountNumber: '123' },
        'payment-method': 'Transfer bank',
        'shipping-cost': 30_000,
        'total-amount': 1_800_000,
        'unique-code': 123,
        'discount-coupon': 10_000,
        'discount-redeem': 5_000,
        'grand-total': 1_814_877,
        note: 'Titip satpam',
        'order-history': [{ id: 1, description: 'Pesanan dibuat', 'history-date': '05-01-2026' }],
        'pay-by': '2026-01-05T03:34:00.000Z',
        'server-time': '2026-01-05T03:04:00.000Z',
      },
      name: 'Ani Wijaya',
      username: 'ani',
      email: 'ani@shop.example',
    },
    ['billing-address', 'districtName', 'pay-by', 'server-time'],
  );
  expect(ours.order).toMatchObject({ orderDate: '2026-01-05', receiptNumber: 'JP123', uniqueCode: 123 });
  expect(ours.order.payBy).toEqual(new Date('2026-01-05T03:34:00Z'));
});

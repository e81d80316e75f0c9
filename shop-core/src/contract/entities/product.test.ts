import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { expectSpelling } from '../testSpelling.ts';
import { homeItem, productDetail, productListItem } from './product.ts';

const listItem = {
  id: 5,
  sku: 'LM-5',
  image: '/media/lm-5.svg',
  stock: 12,
  rating: 4.5,
  weight: 0.5,
  purity: '999.9',
  'category-name': 'Emas Batangan',
  'sub-catgeory-name': 'Antam',
  'product-name': 'Emas Batangan 0,5 gram',
  'regular-price': 900_000,
  price: 890_000,
  'sale-price': 880_000,
  'sale-start-date': '01/01/2026',
  'sale-end-date': '31/01/2026',
  'product-type-name': 'Simple',
  'product-type-code': 'SP',
  'product-segment': 'ALL',
} as const;

it('keeps a product of a list as the specification spells it [S3.16]', () => {
  const ours = expectSpelling(['S3.16'], productListItem, listItem, ['purity']);
  expect(ours).toMatchObject({ weight: 500, subCategoryName: 'Antam', saleStart: '2026-01-01', segment: 'ALL' });
});

it('keeps a product of the home page as the specification spells it [S3.17]', () => {
  const sample = { ...listItem, code: 'LM-5', quantity: 0, priceSale: 880_000, isSale: true };
  const ours = expectSpelling(['S3.16', 'S3.17'], homeItem, sample, ['purity']);
  expect(ours).toMatchObject({ code: 'LM-5', quantity: 0, priceSale: 880_000, isSale: true });
});

const detail = {
  id: 7,
  name: 'Cincin Polos',
  description: '<p>Cincin</p>',
  notes: 'Ukuran 12 sampai 16',
  sku: 'CP',
  weight: 2.5,
  purity: '750',
  length: 20,
  width: 20.5,
  height: 3,
  category: 'Perhiasan',
  'category-id': 3,
  ratingPoint: 4.5,
  'review-count': 8,
  image: '/media/cp.svg',
  'product-type-id': 2,
  'product-type-code': 'VP',
  'regular-price': 3_000_000,
  price: 2_950_000,
  'sale-price': 2_900_000,
  'sale-start-date': '2026-01-01',
  'sale-end-date': '2026-01-31',
  'stock-quantity': 4,
  'purchase-note': 'Kirim ukuran',
  'enable-reviews': true,
  'referal-points': 3,
  'sub-categories': [{ id: 9, name: 'Cincin', 'is-check': true }],
  galeries: [{ image: '/media/cp-2.svg', isFavourite: true }],
  'tab-attribute': [{ id: 1, name: 'Ukuran', values: [{ id: 12, value: '12' }] }],
  'tab-variation': [
    {
      id: 21,
      weight: 2.4,
      'stock-quantity': 4,
      sku: 'CP-12',
      attributes: [{ id: 1, name: 'Ukuran', 'id-value': 12, value: '12' }],
    },
  ],
  'product-segment': 'CORPORATE',
  'product-regional': 'JAWA',
} as const;

it('keeps a product in detail as the specification spells it [S3.18]', () => {
  // The row says "sale dates" for the two that lists have as well.
  const named = ['S3.16', 'S3.18'];
  const ours = expectSpelling(named, productDetail, structuredClone(detail) as never, [
    'purity',
    'category-id',
    'review-count',
    'values',
    'value',
  ]);
  expect(ours).toMatchObject({ weight: 2500, lengthMm: 20, saleEnd: '2026-01-31', segment: 'CORPORATE' });
});

it('takes the segment of a product for INDIVIDU unless it says otherwise [S3.18]', () => {
  const { 'product-segment': _, ...silent } = detail;
  for (const sample of [silent, { ...silent, 'product-segment': null }, { ...silent, 'product-segment': '' }])
    expect(z.decode(productDetail, sample as never).segment).toBe('INDIVIDU');
});

it('reads the weights gold is sold in without a rounding error', () => {
  for (const grams of [0.1, 0.3, 0.5, 1.1, 2.345, 1000]) {
    const ours = z.decode(productListItem, { ...listItem, weight: grams });
    expect(ours.weight).toBe(Math.round(grams * 1000));
    expect(z.encode(productListItem, ours)).toMatchObject({ weight: grams });
  }
});

import { expect, it } from 'vitest';
import { expectSpelling } from '../testSpelling.ts';
import { cart, cartLine } from './cart.ts';

const line = {
  id: 11,
  sku: 'LM-5',
  price: 900_000,
  'current-price': 910_000,
  totalPrice: 1_800_000,
  quantity: 2,
  'is-disabled': true,
  product: {
    id: 5,
    sku: 'LM-5',
    image: '/media/lm-5.svg',
    name: 'Emas Batangan 0,5 gram',
    weight: 0.5,
    purity: '999.9',
    'atribute-value': 'Ukuran 12',
    'stock-quantity': 12,
    'product-fixed-point': 3,
    'regular-price': 900_000,
  },
};
const ours = ['current-price', 'purity'];

it('keeps a cart line as the specification spells it [S3.7]', () => {
  const read = expectSpelling(['S3.7'], cartLine, line, ours);
  expect(read).toMatchObject({ isOutdated: true, currentPrice: 910_000, product: { stock: 12, fixedPoint: 3 } });
});

it('keeps a cart as the specification spells it [S3.8]', () => {
  const sample = {
    carts: [line],
    point: 40,
    totalAmount: 1_800_000,
    total: 1,
    totalPointProduct: 6,
    'is-full-training': false,
  };
  const read = expectSpelling(['S3.7', 'S3.8'], cart, sample, ours);
  expect(read).toMatchObject({ points: 40, isOnlineOnly: false, lines: [{ id: 11 }] });
});

import { barSeriesProducts } from './barSeries.ts';
import { barProducts } from './bars.ts';
import { coinProducts } from './coins.ts';
import { corporateProducts } from './corporate.ts';
import { courseProducts } from './courses.ts';
import { giftProducts } from './gifts.ts';
import { jewelleryProducts } from './jewellery.ts';
import type { SeedProduct } from './seedProduct.ts';

/** What stands first in lists and on the home page: something of each kind. */
const featured = [
  'EB-0005-9999',
  'EB-0010-9999',
  'PG-RANTAI-22K',
  'KE-PINISI-05',
  'EB-0001-9999',
  'HD-MAHAR-05',
  'PR-ARUNA-18K',
  'KE-DINAR-1',
  'EB-0100-9999',
  'PK-OMBAK-18K',
  'ED-DASAR',
  'EB-SENJA-0005',
];

const all: readonly SeedProduct[] = [
  ...barProducts,
  ...barSeriesProducts,
  ...coinProducts,
  ...jewelleryProducts,
  ...giftProducts,
  ...corporateProducts,
  ...courseProducts,
];

const rank = ({ sku }: SeedProduct) => {
  const place = featured.indexOf(sku);
  return place < 0 ? featured.length : place;
};

/** Every product of the seed, in the order of the shop's lists. */
export const seedProducts: readonly SeedProduct[] = [...all].sort((a, b) => rank(a) - rank(b));

import { isRupiah } from 'shop-core/rules';
import { describe, expect, it } from 'vitest';
import { allPictures } from '../pictures/allPictures.ts';
import { categoryTree } from './categories.ts';
import { levelPrices } from './levels.ts';
import { seedProducts } from './products.ts';
import { ratingOf, seedReviews } from './reviews.ts';

const skus = seedProducts.flatMap((product) => product.skus.map((sku) => ({ ...sku, product })));

describe('the products of the seed', () => {
  it('are at least 48, in six categories with sub-categories', () => {
    expect(seedProducts.length).toBeGreaterThanOrEqual(48);
    expect(Object.keys(categoryTree)).toHaveLength(6);
    for (const [category, subs] of Object.entries(categoryTree)) {
      const own = seedProducts.filter((product) => product.category === category);
      expect(own.length, category).toBeGreaterThanOrEqual(5);
      expect(new Set(own.flatMap(({ subCategories }) => subCategories)), category).toEqual(new Set(subs));
    }
  });

  it('have skus of their own, also their variations', () => {
    const all = new Set([...seedProducts.map(({ sku }) => sku), ...skus.map(({ sku }) => sku)]);
    const variations = skus.filter(({ sku, product }) => sku !== product.sku);
    expect(all.size).toBe(seedProducts.length + variations.length);
    expect([...all].filter((sku) => !/^[A-Z0-9-]{4,64}$/.test(sku))).toEqual([]);
  });

  it('cost whole rupiah, on sale less, and by level never more', () => {
    for (const product of seedProducts) {
      const { sku, price, sale } = product;
      const prices = [price, ...(sale ? [sale.price] : []), ...levelPrices(product).map((one) => one.price)];
      expect(
        prices.every((one) => isRupiah(one) && one > 0 && one <= price),
        sku,
      ).toBe(true);
      expect(sale ? sale.price < price && sale.from <= sale.to : true, sku).toBe(true);
    }
  });

  it('have art, each picture drawn by us', () => {
    const missing = seedProducts.flatMap(({ pictures }) => pictures.filter((name) => !(name in allPictures)));
    expect(missing).toEqual([]);
  });

  it('are described in Indonesian, in two to four paragraphs of plain HTML', () => {
    for (const { sku, paragraphs, notes } of seedProducts) {
      expect(paragraphs.length, sku).toBeGreaterThanOrEqual(2);
      expect(paragraphs.length, sku).toBeLessThanOrEqual(4);
      expect(paragraphs.join(' ').replace(/<\/?strong>/g, ''), sku).not.toMatch(/[<>]/);
      expect(notes, sku).toMatch(/\.$/);
    }
  });
});

describe('what makes the shop a shop', () => {
  it('offers bars from half a gram to a kilogram of 999.9', () => {
    const weights = seedProducts.flatMap(({ sku, weightMg, purity }) =>
      /^EB-\w{4}-9999$/.test(sku) && purity === '999.9' ? weightMg : [],
    );
    expect(weights.sort((a, b) => a - b)).toEqual(
      [0.5, 1, 2, 3, 5, 10, 25, 50, 100, 250, 500, 1000].map((grams) => grams * 1000),
    );
  });

  it('has variations for jewellery that comes in sizes, one of them sold out', () => {
    const variable = seedProducts.filter(({ type }) => type === 'VP');
    expect(variable.length).toBeGreaterThanOrEqual(8);
    for (const { sku, skus: own } of variable) {
      expect(own.length, sku).toBeGreaterThanOrEqual(2);
      expect(
        own.every(({ attributes }) => attributes && Object.keys(attributes).length > 0),
        sku,
      ).toBe(true);
    }
    expect(skus.some(({ product, stock }) => product.type === 'VP' && stock === 0)).toBe(true);
    expect(variable.some(({ skus: own }) => Object.keys(own[0]?.attributes ?? {}).length === 2)).toBe(true);
  });

  it('sells some things to companies alone, and trainings that weigh nothing', () => {
    expect(seedProducts.filter(({ segment }) => segment === 'CORPORATE').length).toBeGreaterThanOrEqual(5);
    const trainings = seedProducts.filter(({ type }) => type === 'TR');
    expect(trainings.length).toBeGreaterThan(0);
    expect(trainings.every(({ weightMg, purity }) => weightMg === 0 && purity === null)).toBe(true);
  });

  it('has a sale that runs, one that ends on the day of the seed and one that begins after it', () => {
    const sales = seedProducts.flatMap(({ sale }) => sale ?? []);
    expect(sales.some(({ from, to }) => from < 0 && to > 0)).toBe(true);
    expect(sales.some(({ from, to }) => from < 0 && to === 0)).toBe(true);
    expect(sales.some(({ from }) => from > 0)).toBe(true);
  });

  it('has something sold out', () => {
    expect(seedProducts.some(({ type, skus: own }) => type === 'SP' && own[0]?.stock === 0)).toBe(true);
  });
});

describe('ratings', () => {
  it('rest on approved reviews alone', () => {
    expect(ratingOf('EB-0001-9999')).toEqual({ ratingTenths: 47, reviewCount: 3 });
    expect(ratingOf('PR-KIRANA-18K')).toEqual({ ratingTenths: 0, reviewCount: 0 });
    expect(seedReviews.filter(({ status }) => status === 'PENDING').length).toBeGreaterThan(0);
  });

  it('belong to products that are sold', () => {
    const known = new Set(seedProducts.map(({ sku }) => sku));
    expect(seedReviews.filter(({ sku }) => !known.has(sku))).toEqual([]);
  });
});

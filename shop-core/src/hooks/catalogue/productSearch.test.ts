import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatProductSearch, parseProductSearch, productSorts } from './productSearch.ts';

const everything = { query: '', categoryId: null, subCategoryId: null, page: 1, sort: null };
const read = (text: string) => parseProductSearch(new URLSearchParams(text));

describe('what a product list shows, in its URL', () => {
  it('is cat, sub, s, the order and the page [S2.87]', () => {
    const cat = { categoryId: 3, subCategoryId: 9, page: 2, sort: '-price' } as const;
    expect(read('cat=3&sub=9&s=cincin&page=2&sort=-price')).toEqual({ query: 'cincin', ...cat });
    const search = { query: 'emas 5 gram', ...cat };
    expect(formatProductSearch(search).toString()).toBe('cat=3&sub=9&s=emas+5+gram&sort=-price&page=2');
  });

  it('names nothing that says nothing', () => {
    expect(formatProductSearch(everything).toString()).toBe('');
    expect(formatProductSearch({ ...everything, subCategoryId: 9 }).toString()).toBe('');
    expect(read('')).toEqual(everything);
  });

  it.each([
    'cat=0&sub=-1&page=0',
    'cat=abc&sub=1e3&page=1.5',
    'cat=&sub=&s=&page=',
    'cat=01&page=99999999999',
    'sort=stock',
    'sort=constructor',
  ])('is everything for %s', (text) => {
    expect(read(text)).toEqual(everything);
  });

  it('comes back as it was written', () => {
    const id = fc.option(fc.integer({ min: 1, max: 999_999_999 }), { nil: null });
    const query = fc.string({ unit: 'grapheme', maxLength: 20 });
    const page = fc.integer({ min: 1, max: 999_999 });
    const sort = fc.constantFrom(null, ...productSorts);
    fc.assert(
      fc.property(query, id, id, page, sort, (text, categoryId, sub, at, order) => {
        const subCategoryId = categoryId === null ? null : sub;
        const search = { query: text, categoryId, subCategoryId, page: at, sort: order };
        expect(read(formatProductSearch(search).toString())).toEqual(search);
      }),
    );
  });

  it('keeps a search of at most 100 characters', () => {
    expect(read(`s=${'x'.repeat(200)}`).query).toHaveLength(100);
  });
});

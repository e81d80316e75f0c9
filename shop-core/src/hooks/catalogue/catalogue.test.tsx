import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  findProducts,
  getCategories,
  getProduct,
  getProductAsCustomer,
  getSubCategories,
  viewProducts,
} from '../../contract/calls/catalogue.ts';
import type { ProductDetail, ProductListItem } from '../../contract/entities/product.ts';
import { milligram } from '../../rules/money/milligram.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import { createFakeShop, on, renderShopHook, sampleSession } from '../../testing/react/index.ts';
import type { ProductSearchState } from './productSearch.ts';
import { useCategories, useSubCategories } from './useCategories.ts';
import { useProduct } from './useProduct.ts';
import { useProducts } from './useProducts.ts';
import { useRelatedProducts } from './useRelatedProducts.ts';

const everything: ProductSearchState = { query: '', categoryId: null, subCategoryId: null, page: 1, sort: null };
const bar = (id: number, about: Partial<ProductListItem> = {}): ProductListItem => ({
  id,
  sku: `LM-${id}`,
  image: null,
  stock: 3,
  rating: 5,
  weight: milligram(1000),
  purity: '999.9',
  categoryName: 'Emas Batangan',
  subCategoryName: null,
  name: `Emas ${id} gram`,
  regularPrice: rupiah(1_000_000),
  price: null,
  salePrice: null,
  saleStart: null,
  saleEnd: null,
  typeName: 'Simple',
  typeCode: 'SP',
  segment: 'ALL',
  ...about,
});
const pageOf = (products: ProductListItem[]) => ({ products, totalItems: products.length, currentPage: 0 });

const fakeShop = (products = [bar(1), bar(2)]) =>
  createFakeShop({
    handlers: [
      on(viewProducts, ({ body }) => pageOf(products.slice(body.page, body.page + 1))),
      on(findProducts, () => pageOf(products)),
      on(getProduct, ({ params }) => ({ sku: params.sku, price: null, ...detail })),
      on(getProductAsCustomer, ({ params }) => ({ sku: params.sku, price: rupiah(900_000), ...detail })),
      on(getCategories, () => [{ id: 3, name: 'Cincin' }]),
      on(getSubCategories, () => [{ id: 9, name: 'Polos' }]),
    ],
  });
const detail: Omit<ProductDetail, 'sku' | 'price'> = {
  id: 1,
  name: 'Emas 1 gram',
  description: '',
  notes: null,
  weight: milligram(1000),
  purity: null,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  category: 'Emas Batangan',
  categoryId: 3,
  rating: 5,
  reviewCount: 0,
  image: null,
  typeId: 1,
  typeCode: 'SP',
  regularPrice: rupiah(1_000_000),
  salePrice: null,
  saleStart: null,
  saleEnd: null,
  stock: 3,
  purchaseNote: null,
  reviewsEnabled: false,
  referralPoints: 0,
  subCategories: [],
  gallery: [],
  attributes: [],
  variations: [],
  segment: 'ALL',
  regional: null,
};

describe('a page of products', () => {
  it('is viewed by a visitor, twelve at a time, by what was chosen', async () => {
    const shop = fakeShop();
    const search = { query: 'emas', categoryId: 3, subCategoryId: 9, page: 2, sort: null };
    const { result } = renderShopHook(() => useProducts(search), { shop });
    await waitFor(() => expect(result.current.data?.products).toMatchObject([bar(2)]));
    expect(shop.requestsOf(viewProducts)[0]?.ask.body).toEqual({
      page: 1,
      size: 12,
      searchBy: 'emas',
      categoryId: 3,
      subCategoryId: 9,
      isActive: true,
      sort: [],
    });
    expect(shop.requestsOf(findProducts)).toEqual([]);
  });

  it.each([
    ['price', 'price', true],
    ['-price', 'price', false],
    ['name', 'product-name', true],
    ['-rating', 'rating', false],
  ] as const)('comes in the order that was chosen: %s', async (sort, columnName, isAscending) => {
    const shop = fakeShop();
    const { result } = renderShopHook(() => useProducts({ ...everything, sort }), { shop });
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(shop.requestsOf(viewProducts)[0]?.ask.body.sort).toEqual([{ columnName, isAscending }]);
  });

  it('is found by a customer, and never viewed as a visitor first', async () => {
    const shop = fakeShop();
    const { result } = renderShopHook(() => useProducts(everything), { shop, session: sampleSession() });
    await waitFor(() => expect(result.current.data?.products).toHaveLength(2));
    expect(shop.requestsOf(viewProducts)).toEqual([]);
  });

  it('stays while the next one loads', async () => {
    const shop = fakeShop();
    const held = { search: everything };
    const { result, rerender } = renderShopHook(() => useProducts(held.search), { shop });
    await waitFor(() => expect(result.current.data?.products).toMatchObject([bar(1)]));
    const hold = shop.hold(viewProducts);
    held.search = { ...everything, page: 2 };
    rerender();
    expect(result.current).toMatchObject({ data: { products: [bar(1)] }, isPlaceholderData: true });
    await act(async () => hold.release());
    await waitFor(() => expect(result.current.data?.products).toMatchObject([bar(2)]));
  });

  it('104: is that of the newest search, however late the answer to an older one comes', async () => {
    const shop = fakeShop();
    const held = { search: everything };
    const { result, rerender } = renderShopHook(() => useProducts(held.search), { shop });
    await waitFor(() => expect(result.current.data).toBeDefined());
    const hold = shop.hold(viewProducts);
    held.search = { ...everything, query: 'a' };
    rerender();
    await waitFor(() => expect(hold.waiting).toBe(1));
    held.search = { ...everything, query: 'ab', page: 2 };
    rerender();
    await waitFor(() => expect(hold.waiting).toBe(2));
    await act(async () => hold.next(1));
    await waitFor(() => expect(result.current.data?.products).toMatchObject([bar(2)]));
    await act(async () => hold.release());
    expect(result.current.data?.products).toMatchObject([bar(2)]);
    // Nobody waits for the answer that was overtaken.
    expect(shop.requestsOf(viewProducts).at(-2)?.signal?.aborted).toBe(true);
  });
});

describe('a product', () => {
  it('costs a visitor what anybody pays, and a customer the price of his own', async () => {
    const visitor = renderShopHook(() => useProduct('LM-1'), { shop: fakeShop() });
    await waitFor(() => expect(visitor.result.current.data).toMatchObject({ sku: 'LM-1', price: null }));
    const customer = renderShopHook(() => useProduct('LM-1'), { shop: fakeShop(), session: sampleSession() });
    await waitFor(() => expect(customer.result.current.data?.price).toBe(900_000));
  });
});

describe('related products', () => {
  it('are four others of the same category, those in stock first [S2.99]', async () => {
    const shop = fakeShop([bar(1), bar(2, { stock: 0 }), bar(3), bar(4), bar(5), bar(6)]);
    const { result } = renderShopHook(() => useRelatedProducts({ id: 1, categoryId: 3 }), {
      shop,
      session: sampleSession(),
    });
    await waitFor(() => expect(result.current.products.map(({ id }) => id)).toEqual([3, 4, 5, 6]));
    expect(shop.requestsOf(findProducts)[0]?.ask.body).toMatchObject({ categoryId: 3, page: 0 });
  });

  it('wait for the product they are related to', () => {
    const shop = fakeShop();
    const { result } = renderShopHook(() => useRelatedProducts(undefined), { shop });
    expect([result.current.products, shop.requests]).toEqual([[], []]);
  });
});

describe('categories', () => {
  it('are asked for, and the sub-categories of one once it is chosen', async () => {
    const shop = fakeShop();
    const held: { categoryId: number | null } = { categoryId: null };
    const { result, rerender } = renderShopHook(
      () => ({ all: useCategories(), below: useSubCategories(held.categoryId) }),
      { shop },
    );
    await waitFor(() => expect(result.current.all.data).toEqual([{ id: 3, name: 'Cincin' }]));
    expect(shop.requestsOf(getSubCategories)).toEqual([]);
    held.categoryId = 3;
    rerender();
    await waitFor(() => expect(result.current.below.data).toEqual([{ id: 9, name: 'Polos' }]));
  });
});

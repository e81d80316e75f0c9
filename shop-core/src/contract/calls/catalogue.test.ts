import { describe, expect, it } from 'vitest';
import { decodeAsk, decodeReply, encodeAsk } from '../../wire/index.ts';
import {
  findProducts,
  getCategories,
  getProduct,
  getProductAsCustomer,
  getSubCategories,
  viewProducts,
} from './catalogue.ts';

describe('a page of products', () => {
  const body = {
    page: 0,
    size: 12,
    searchBy: 'cincin',
    categoryId: 3,
    isActive: true,
    subCategoryId: null,
    sort: [{ columnName: 'price', isAscending: false }],
  };
  const wired = {
    page: 0,
    size: 12,
    'search-by': 'cincin',
    'category-id': 3,
    'is-active': true,
    'sub-category-id': null,
    sort: [{ 'column-name': 'price', 'is-ascending': false }],
  };

  it('is viewed by visitors [S7.37]', () => {
    expect(encodeAsk(viewProducts, { body })).toEqual({ method: 'POST', url: '/product/view', body: wired });
    expect(viewProducts.auth).toBe('anyone');
    expect(decodeAsk(viewProducts, { params: {}, query: {}, body: wired })).toEqual({ body });
  });

  it('is found by customers [S7.38]', () => {
    expect(encodeAsk(findProducts, { body })).toEqual({ method: 'POST', url: '/product/find', body: wired });
    expect(findProducts.auth).toBe('customer');
  });

  it('names its parts as the specification does [S7.37, S7.38]', () => {
    const data = { viewProducts: null, totalItems: 0, currentPage: 0 };
    const page = { products: [], totalItems: 0, currentPage: 0 };
    expect(decodeReply(viewProducts, { data })).toEqual(page);
    expect(decodeReply(findProducts, { data })).toEqual(page);
  });
});

it('asks for the categories [S7.39] and the sub-categories of one [S7.40]', () => {
  expect(encodeAsk(getCategories, {})).toEqual({ method: 'GET', url: '/product-category/all-active' });
  const ask = { params: { categoryId: 3 } };
  expect(encodeAsk(getSubCategories, ask)).toEqual({ method: 'GET', url: '/product-sub-category/category-id/3' });
});

it('asks for a product as a visitor [S7.41] and as a customer [S7.42]', () => {
  const ask = { params: { sku: 'LM/5' } };
  expect(encodeAsk(getProduct, ask)).toEqual({ method: 'GET', url: '/product/by-sku/LM%2F5' });
  expect(encodeAsk(getProductAsCustomer, ask).url).toBe('/product/by-sku-with-login/LM%2F5');
  expect([getProduct.auth, getProductAsCustomer.auth]).toEqual(['anyone', 'customer']);
});

import {
  findProducts,
  getCategories,
  getProduct,
  getProductAsCustomer,
  getSubCategories,
  viewProducts,
} from 'shop-core/contract';
import type { CallExamples } from './callExamples.ts';

export const examples = {
  viewProducts: (client) =>
    client.send(viewProducts, {
      body: {
        page: 0,
        size: 12,
        searchBy: 'emas',
        categoryId: null,
        subCategoryId: null,
        sort: [{ columnName: 'price', isAscending: true }],
      },
    }),
  findProducts: (client) =>
    client.send(findProducts, {
      body: { page: 0, size: 12, searchBy: null, categoryId: 1, subCategoryId: null, sort: [] },
    }),
  getCategories: (client) => client.send(getCategories, {}),
  getSubCategories: (client) => client.send(getSubCategories, { params: { categoryId: 1 } }),
  getProduct: (client) => client.send(getProduct, { params: { sku: 'LM-05' } }),
  getProductAsCustomer: (client) => client.send(getProductAsCustomer, { params: { sku: 'LM-05' } }),
} satisfies CallExamples;

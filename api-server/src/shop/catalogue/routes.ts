import {
  type Category,
  findProducts,
  getCategories,
  getProduct,
  getProductAsCustomer,
  getSubCategories,
  type ProductDetail,
  type ProductPage,
  type ProductSearch,
  viewProducts,
} from 'shop-core/contract';
import { jakartaDate } from 'shop-core/rules';
import { databaseState } from '../../db/databaseState.ts';
import { keptAnswers } from '../../db/keptAnswers.ts';
import { refuse } from '../../http/refuse.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import type { Customer, ShopDesk } from '../desk.ts';
import { shopperOf } from '../shopper.ts';
import { productAsk } from './productAsk.ts';
import { productDetail } from './productDetail.ts';
import { activeCategories, productPage, subCategoriesOf } from './store.ts';

export function catalogueRoutes(desk: ShopDesk, { database: { db }, now }: Services): void {
  const state = databaseState(db);
  const pages = keptAnswers<ProductPage>(state);
  const details = keptAnswers<ProductDetail | undefined>(state);
  const categoryLists = keptAnswers<Category[]>(state);

  const list = (search: ProductSearch, customer: Customer | undefined) => {
    const ask = productAsk(search);
    const shopper = shopperOf(customer);
    const today = jakartaDate(now());
    return pages(JSON.stringify([ask, shopper, today]), () => productPage(db, ask, shopper, today));
  };
  // Both calls know the customer: a link to a corporate product works whichever of them a frontend asks.
  serve(desk, viewProducts, ({ body }, { caller }) => list(body, caller));
  serve(desk, findProducts, ({ body }, { caller }) => list(body, caller));

  const detail = async (sku: string, customer: Customer | undefined) => {
    const shopper = shopperOf(customer);
    const product = await details(JSON.stringify([sku, shopper]), () => productDetail(db, sku, shopper));
    return product ?? refuse({ code: 'NOT_FOUND', what: 'PRODUCT' });
  };
  serve(desk, getProduct, ({ params }, { caller }) => detail(params.sku, caller));
  serve(desk, getProductAsCustomer, ({ params }, { caller }) => detail(params.sku, caller));

  serve(desk, getCategories, () => categoryLists('all', () => activeCategories(db)));
  serve(desk, getSubCategories, ({ params: { categoryId } }) =>
    categoryLists(`under ${categoryId}`, () => subCategoriesOf(db, categoryId)),
  );
}

import {
  findProducts,
  getCategories,
  getProduct,
  getProductAsCustomer,
  getSubCategories,
  type ProductSearch,
  viewProducts,
} from 'shop-core/contract';
import { jakartaDate } from 'shop-core/rules';
import { publicAnswers } from '../../http/publicAnswers.ts';
import { refuse } from '../../http/refuse.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import type { Customer, ShopDesk } from '../desk.ts';
import { shopperOf } from '../shopper.ts';
import { productAsk } from './productAsk.ts';
import { productDetails } from './productDetail.ts';
import { activeCategories, productPages, subCategoriesOf } from './store.ts';

export function catalogueRoutes(desk: ShopDesk, services: Services): void {
  const { database, now } = services;
  const { db } = database;
  const kept = publicAnswers(services);
  const details = productDetails(db);
  const pages = productPages(database);

  const list = (search: ProductSearch, customer: Customer | undefined) =>
    pages(productAsk(search), shopperOf(customer), jakartaDate(now()));
  // Both calls know the customer: a link to a corporate product works whichever of them a frontend asks.
  serve(desk, viewProducts, ({ body }, { caller }) => list(body, caller), kept);
  serve(desk, findProducts, ({ body }, { caller }) => list(body, caller), kept);

  const detail = async (sku: string, customer: Customer | undefined) =>
    (await details(sku, shopperOf(customer))) ?? refuse({ code: 'NOT_FOUND', what: 'PRODUCT' });
  serve(desk, getProduct, ({ params }, { caller }) => detail(params.sku, caller), kept);
  serve(desk, getProductAsCustomer, ({ params }, { caller }) => detail(params.sku, caller));

  serve(desk, getCategories, () => activeCategories(db), kept);
  serve(desk, getSubCategories, ({ params }) => subCategoriesOf(db, params.categoryId), kept);
}

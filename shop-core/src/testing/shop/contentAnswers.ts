import {
  getAbout,
  getBlogPage,
  getBlogPages,
  getDashboard,
  getMenu,
  getWhatsApp,
} from '../../contract/calls/content.ts';
import type { HomeItem } from '../../contract/entities/product.ts';
import { pageOf } from '../../decisions/pageRows.ts';
import { isOnSale } from '../../rules/catalogue/isOnSale.ts';
import { isSegmentAllowed } from '../../rules/catalogue/isSegmentAllowed.ts';
import { jakartaDate } from '../../rules/dates/jakartaDate.ts';
import { type FakeRoute, on } from '../server/on.ts';
import { refuse } from '../server/refuse.ts';
import type { HeldProduct, HeldShop } from './heldShop.ts';
import { listedProduct } from './listedProduct.ts';
import type { SeedPage } from './shopSeed.ts';

/** What people read (S7.29-S7.31, S7.34-S7.36). */
export function contentAnswers(held: HeldShop): FakeRoute[] {
  const { menu, whatsApp, home, pages, about } = held.content;
  const newest = (isBlog: boolean) => pages.filter((page) => page.isBlog === isBlog).sort(byDate);
  return [
    on(getMenu, () => [...menu]),
    on(getWhatsApp, () => ({ value: whatsApp })),
    on(getDashboard, (_, { token = '' }) => {
      const type = held.logins.get(token)?.profile.typeOfCustomer;
      const offered = held.products.filter(({ segment }) => isSegmentAllowed(segment, type));
      return { ...home, products: offered.map((product) => homeItem(held, product)), blogs: newest(true).slice(0, 4) };
    }),
    on(
      getBlogPage,
      ({ params }) => pages.find(({ slug }) => slug === params.slug) ?? refuse({ code: 'NOT_FOUND', what: 'PAGE' }),
    ),
    on(getBlogPages, ({ body: { page, size, isBlog } }) => {
      const found = newest(isBlog);
      const blogPages = pageOf(found, { page, size });
      return { blogPages, totalItems: found.length, currentPage: page };
    }),
    on(getAbout, () => about),
  ];
}

function byDate(one: SeedPage, other: SeedPage): number {
  return other.createdDate.localeCompare(one.createdDate) || other.id - one.id;
}

function homeItem({ now }: HeldShop, product: HeldProduct): HomeItem {
  const isSale = product.salePrice !== null && isOnSale(product, jakartaDate(now));
  const priceSale = isSale ? product.salePrice : null;
  return { ...listedProduct(product), code: product.sku, quantity: 0, priceSale, isSale };
}

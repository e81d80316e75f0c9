import { asc, eq, sql } from 'drizzle-orm';
import type { Menu } from 'shop-core/contract';
import type { Db } from '../../db/connect.ts';
import { products } from '../../db/tables/catalogue.ts';
import { menuChildren, menus } from '../../db/tables/content.ts';
import { isCorporate, type Shopper } from '../shopper.ts';
import { grouped } from './grouped.ts';

/** The main menu as a shopper sees it: without entries that lead to products for companies alone, unless they buy for one. */
export async function mainMenu(db: Db, shopper: Shopper): Promise<Menu[]> {
  const rows = await db
    .select({ menu: menus, child: menuChildren })
    .from(menus)
    .leftJoin(menuChildren, eq(menuChildren.menuId, menus.id))
    .orderBy(asc(menus.position), asc(menus.id), asc(menuChildren.position), asc(menuChildren.id));
  const hidden = isCorporate(shopper) ? new Set<number>() : await corporateCategories(db);
  const isShown = ({ url }: { readonly url: string | null }) => !hidden.has(categoryAt(url) ?? 0);
  return grouped(rows.map(({ menu, child }) => ({ of: menu, member: child }))).flatMap(({ of, members }) => {
    const children = members.filter(isShown);
    const url = isShown(of) ? of.url : null;
    const isLeft = children.length > 0 || url !== null || (members.length === 0 && of.url === null);
    return isLeft ? [{ parent: of.parent, url, children }] : [];
  });
}

/** Those whose products are for companies, every one. */
async function corporateCategories(db: Db): Promise<Set<number>> {
  const rows = await db
    .select({ id: products.categoryId })
    .from(products)
    .where(eq(products.isActive, true))
    .groupBy(products.categoryId)
    .having(sql`bool_and(${products.segment} = 'CORPORATE')`);
  return new Set(rows.map(({ id }) => id));
}

/** The category of a product list that an address of the menu leads to. */
function categoryAt(address: string | null): number | undefined {
  const [path, search] = address?.split('?', 2) ?? [];
  return path && /^\/?products$/.test(path) ? Number(new URLSearchParams(search).get('cat')) : undefined;
}

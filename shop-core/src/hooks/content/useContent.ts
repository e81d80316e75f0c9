import { useCallback } from 'react';
import type { Dashboard } from '../../contract/entities/content.ts';
import type { HomeItem } from '../../contract/entities/product.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { useIsRestored } from '../provider/useIsRestored.ts';
import { useOwner } from '../provider/useOwner.ts';
import { useShopQuery } from '../provider/useShopQuery.ts';
import { type ShownProduct, useShown } from '../provider/useShown.ts';
import { blogPageQuery, dashboardQuery, menuQuery, whatsAppQuery } from './contentQueries.ts';

/** The home page, its products with the price to show. */
export interface ShownDashboard extends Omit<Dashboard, 'products'> {
  readonly products: readonly ShownProduct<HomeItem>[];
}

/**
 * Everything on the home page, and the footer, as a query.
 * @returns A query: banners, products each with the price to show to who is looking (`shown`), articles, cards, pictures and footer in one
 * answer. After a login the visitor's stays (`isPlaceholderData`) until the customer's is there.
 * @server pending, unless the app put an answer for 'visitor' into the query client (`dashboardQuery`).
 */
export function useDashboard() {
  const shown = useShown<HomeItem>();
  return useShopQuery({
    ...dashboardQuery(useShop(), useOwner()),
    enabled: useIsRestored(),
    select: useCallback(
      (home: Dashboard): ShownDashboard => ({ ...home, products: home.products.map(shown) }),
      [shown],
    ),
  });
}

/**
 * The main menu, as a query.
 * @returns A query of the entries, each with its `children`; kept for five minutes.
 */
export function useMenu() {
  return useShopQuery({ ...menuQuery(useShop(), useOwner()), enabled: useIsRestored() });
}

/**
 * The WhatsApp number of the customer service, as a query.
 * @returns A query of the number as the shop wrote it, or null where it has none; `whatsAppUrl` makes a link of it.
 */
export function useWhatsApp() {
  return useShopQuery(whatsAppQuery(useShop()));
}

/**
 * A blog article or a static page, as a query.
 * @returns A query. `content` is HTML or a stored document: {@link pageHtml} makes HTML of both, to be sanitised before
 * it is shown.
 * @errors NOT_FOUND when there is no such page.
 */
export function useBlogPage(slug: string) {
  return useShopQuery(blogPageQuery(useShop(), slug));
}

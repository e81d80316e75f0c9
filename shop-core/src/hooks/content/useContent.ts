import { useQuery } from '@tanstack/react-query';
import { useShop } from '../provider/ShopProvider.tsx';
import { useIsRestored } from '../provider/useIsRestored.ts';
import { useOwner } from '../provider/useOwner.ts';
import { blogPageQuery, dashboardQuery, menuQuery, whatsAppQuery } from './contentQueries.ts';

/** Everything on the home page, and the footer, as a query. */
export function useDashboard() {
  return useQuery({ ...dashboardQuery(useShop(), useOwner()), enabled: useIsRestored() });
}

/** The main menu, as a query. */
export function useMenu() {
  return useQuery(menuQuery(useShop()));
}

/** The WhatsApp number of the customer service, as a query. */
export function useWhatsApp() {
  return useQuery(whatsAppQuery(useShop()));
}

/** A blog article or a static page, as a query. */
export function useBlogPage(slug: string) {
  return useQuery(blogPageQuery(useShop(), slug));
}

import { useEffect } from 'react';
import { useSession, useShop } from 'shop-core';
import { routeAt } from './routes.ts';
import { fetchScreen } from './visitorQueries.ts';

/** A pointer that stays this long (ms) on a link means it; one that crosses a list does not. */
const meant = 80;

/** Fetches what is behind a link, code and data, while somebody is about to press it. */
export function Prefetch() {
  const shop = useShop();
  const isVisitor = useSession().status === 'visitor';
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined;
    const prefetch = ({ pathname, search }: HTMLAnchorElement) => {
      const { path, params, screen } = routeAt(pathname);
      const visit = { queries: shop.queryClient, api: shop, params, search: new URLSearchParams(search) };
      // Whoever presses it hears what is wrong.
      screen.preload().catch(() => undefined);
      // Prices of customers are their own, and not asked for before they look.
      if (isVisitor) fetchScreen(path, visit).catch(() => undefined);
    };
    const point = ({ type, target }: Event) => {
      clearTimeout(soon);
      const link = target instanceof Element && target.closest('a');
      if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
      if (type === 'touchstart') prefetch(link);
      else soon = setTimeout(prefetch, meant, link);
    };
    const types = ['pointerover', 'focusin', 'touchstart'];
    for (const type of types) document.addEventListener(type, point, { passive: true });
    return () => {
      clearTimeout(soon);
      for (const type of types) document.removeEventListener(type, point);
    };
  }, [shop, isVisitor]);
  return null;
}

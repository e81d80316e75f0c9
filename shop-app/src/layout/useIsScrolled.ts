import { useSyncExternalStore } from 'react';
import { fixedHeaderScroll } from 'shop-core/rules';

/** Whether the page is scrolled far enough for the header's fixed style (S2.54). */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    (onScroll) => {
      window.addEventListener('scroll', onScroll, { passive: true });
      return () => window.removeEventListener('scroll', onScroll);
    },
    () => window.scrollY > fixedHeaderScroll,
    () => false,
  );
}

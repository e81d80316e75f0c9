import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A page that was gone to is read from its top; one that was gone back to stays where the browser puts it. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is the reason to scroll
  useEffect(() => {
    if (!isBack) window.scrollTo(0, 0);
  }, [pathname]);
}

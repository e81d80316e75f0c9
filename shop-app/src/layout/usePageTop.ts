import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * A page that was gone to is read from its top, and the keyboard starts there too; so is the next page of a list. One that
 * was gone back to stays where the browser puts it.
 */
export function usePageTop(page: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const kind = useNavigationType();
  const shown = useRef({ pathname, search });
  useEffect(() => {
    const isOther = pathname !== shown.current.pathname;
    const isFurther = search !== shown.current.search && kind === 'PUSH';
    shown.current = { pathname, search };
    if (isOther) page.current?.focus({ preventScroll: true });
    if (isFurther || (isOther && kind !== 'POP')) window.scrollTo(0, 0);
  }, [pathname, search, kind, page]);
}

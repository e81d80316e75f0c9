import { useLocation, useNavigate } from 'react-router';
import { useKept } from 'shop-core';
import { isDoor } from './isDoor.ts';

/**
 * Leads back to the page where the login ended while something was typed. A login that is to lead elsewhere does: the form
 * then waits on its page. Below the screens, so that it has the last word on where a login leads.
 */
export function BackToTyped() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useKept('place', {
    isBeside: true,
    read: () => pathname + search,
    restore: (place) => {
      if (isDoor(pathname, search)) void navigate(place, { replace: true });
    },
  });
  return null;
}

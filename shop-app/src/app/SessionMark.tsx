import { useEffect } from 'react';
import { useSession } from 'shop-core';

/**
 * index.html marks the document before it is painted where a login is stored, and the theme then hides what only visitors
 * see. Once the shop knows who is looking the mark has done its work.
 */
export function SessionMark() {
  const { status } = useSession();
  useEffect(() => {
    if (status !== 'restoring') delete document.documentElement.dataset.session;
  }, [status]);
  return null;
}

import { useEffect } from 'react';
import { useSession } from 'shop-core';
import { keepWanted, readWanted } from './wanted.ts';

/**
 * Remembers where this login is to lead: whoever comes back from a mail, or by the login of the home page, has it no more in
 * the address.
 */
export function useWantedPlace(next: string | undefined): void {
  const session = useSession();
  const isVisitor = session.status === 'visitor';
  useEffect(() => {
    if (isVisitor && next !== undefined) keepWanted({ customerCode: null, ...readWanted(), place: next });
  }, [isVisitor, next]);
}

import { useLocation } from 'react-router';
import { isPassing } from '../app/isPassing.ts';
import { paths } from '../app/paths.ts';
import { useNext } from '../app/useNext.ts';

/** The login, which leads back to the page one is on, or to where the login was wanted for. */
export function useLoginPath(): string {
  const { pathname, search } = useLocation();
  const next = useNext();
  return paths.login(isPassing(pathname) ? next : pathname + search);
}

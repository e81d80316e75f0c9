import { useLocation } from 'react-router';
import { paths } from '../app/paths.ts';

/** Pages that nobody wants to come back to after a login. */
const passing: readonly string[] = [
  paths.home(),
  paths.login(),
  paths.register(),
  paths.registerSuccess(),
  paths.forgot(),
  paths.forgotSuccess(),
];

/** The login, which leads back to the page one is on. */
export function useLoginPath(): string {
  const { pathname, search } = useLocation();
  return passing.includes(pathname) ? paths.login() : paths.login(pathname + search);
}

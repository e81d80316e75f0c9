import { paths } from './paths.ts';

/** Home, where an ended login leads, and the login that leads nowhere else. */
export function isDoor(pathname: string, search: string): boolean {
  if (pathname === paths.login()) return !new URLSearchParams(search).has('next');
  return pathname === paths.home();
}

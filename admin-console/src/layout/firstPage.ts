import { permits } from '../providers/permits.ts';
import type { MenuGroup, MenuLink } from './menuLink.ts';
import { resourceOf } from './resourceOf.ts';

/**
 * The page on which somebody with these permissions lands: the first that their role names, or else the first that is open
 * to everybody.
 */
export function firstPage(groups: readonly MenuGroup[], permissions: readonly string[]): MenuLink | undefined {
  const open = groups.flatMap(({ links }) => links).filter(({ to }) => permits('list', resourceOf(to), permissions));
  return open.find(({ permission }) => permission !== undefined) ?? open[0];
}

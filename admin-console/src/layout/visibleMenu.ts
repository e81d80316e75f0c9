import type { MenuGroup, MenuLink } from './menuLink.ts';
import { resourceOf } from './resourceOf.ts';

/** The part of the menu that somebody with these permissions sees: built screens only, and no empty group. */
export function visibleMenu(
  groups: readonly MenuGroup[],
  permissions: readonly string[],
  built: ReadonlySet<string>,
): MenuGroup[] {
  const isShown = ({ to, permission }: MenuLink) =>
    built.has(resourceOf(to)) && (!permission || permissions.includes(permission));
  return groups
    .map((group) => ({ ...group, links: group.links.filter(isShown) }))
    .filter(({ links }) => links.length > 0);
}

import type { MenuGroup } from './menu.ts';

/** The part of the menu that somebody with these permissions sees: built screens only, and no empty group. */
export function visibleMenu(groups: readonly MenuGroup[], permissions: readonly string[]): MenuGroup[] {
  return groups
    .map((group) => ({
      ...group,
      links: group.links.filter(
        ({ screen, permission }) => screen && (!permission || permissions.includes(permission)),
      ),
    }))
    .filter(({ links }) => links.length > 0);
}

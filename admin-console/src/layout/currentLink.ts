import type { MenuGroup, MenuLink } from './menuLink.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** The link of the page that is open: the one with the longest path to it and, of those, with the most that it asks for. */
export function currentLink(groups: readonly MenuGroup[], place: Place): MenuLink | undefined {
  return groups
    .flatMap(({ links }) => links)
    .filter(({ to }) => leadsTo(to, place))
    .sort((a, b) => pathOf(b.to).length - pathOf(a.to).length || asked(b.to).size - asked(a.to).size)[0];
}

const pathOf = (to: string) => to.split('?')[0] ?? to;
const asked = (to: string) => new URLSearchParams(to.split('?')[1]);

function leadsTo(to: string, { pathname, search }: Place): boolean {
  const path = pathOf(to);
  const isThere = pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));
  const given = new URLSearchParams(search);
  return isThere && [...asked(to)].every(([name, value]) => given.get(name) === value);
}

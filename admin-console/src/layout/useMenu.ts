import { useGetIdentity, useGetList, usePermissions } from 'react-admin';
import { builtScreens } from './builtScreens.ts';
import { menu } from './menu.ts';
import type { MenuFacts, MenuGroup } from './menuLink.ts';
import { visibleMenu } from './visibleMenu.ts';

const none: readonly string[] = [];

/** The menu of who is logged in, and what their role allows; pending until that is known. */
export function useMenu(): { groups: MenuGroup[]; permissions: readonly string[]; isPending: boolean } {
  const { permissions = none, isPending } = usePermissions<readonly string[]>();
  const { identity } = useGetIdentity();
  const types = useTypes(permissions.includes('list-projects') && builtScreens.has('projects-filter'));
  const groups = visibleMenu(menu({ ownId: Number(identity?.id ?? 0), types }), permissions, builtScreens);
  return { groups, permissions, isPending };
}

type Type = MenuFacts['types'][number];
const fiveMinutes = 5 * 60_000;

function useTypes(enabled: boolean): readonly Type[] {
  const all = { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' as const } };
  const { data = [] } = useGetList<Type>('types', all, { enabled, staleTime: fiveMinutes });
  return data;
}

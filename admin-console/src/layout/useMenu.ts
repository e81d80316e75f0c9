import { useGetIdentity, usePermissions } from 'react-admin';
import type { Rows } from '../loaded/loaded.ts';
import { useRows } from '../loaded/useRows.ts';
import { builtScreens } from './builtScreens.ts';
import { menu } from './menu.ts';
import type { MenuFacts, MenuGroup } from './menuLink.ts';
import { visibleMenu } from './visibleMenu.ts';

const none: readonly string[] = [];
type Type = MenuFacts['types'][number];

interface Menu {
  readonly groups: MenuGroup[];
  /** What the links of the types of work are made of. */
  readonly types: Rows<Type>;
  readonly permissions: readonly string[];
  readonly isPending: boolean;
}

/** The menu of who is logged in, and what their role allows; pending until that is known. */
export function useMenu(): Menu {
  const { permissions = none, isPending } = usePermissions<readonly string[]>();
  const { identity } = useGetIdentity();
  const types = useTypes(permissions.includes('list-projects') && builtScreens.has('projects-filter'));
  const known = 'rows' in types ? types.rows : [];
  const groups = visibleMenu(menu({ ownId: Number(identity?.id ?? 0), types: known }), permissions, builtScreens);
  return { groups, types, permissions, isPending };
}

const fiveMinutes = 5 * 60_000;

const useTypes = (enabled: boolean) =>
  useRows<Type>('types', { sort: { field: 'name', order: 'ASC' }, step: 100, enabled, staleTime: fiveMinutes });

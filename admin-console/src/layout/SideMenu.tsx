import { ListSubheader } from '@mui/material';
import { Logout, Menu, usePermissions, useSidebarState } from 'react-admin';
import { palette } from '../theme/palette.ts';
import { type MenuGroup, menu } from './menu.ts';
import { visibleMenu } from './visibleMenu.ts';

/** The links that the logged-in admin may follow, and Logout (S2.17). */
export function SideMenu() {
  const { permissions = [] } = usePermissions<readonly string[]>();
  return (
    <Menu>
      {visibleMenu(menu, permissions).map((group) => (
        <SideMenuGroup key={group.links[0]?.to} {...group} />
      ))}
      <Logout sx={{ color: palette.onInk, minHeight: 40, borderRadius: 1, px: 1.25, ...iconOnInk }} />
    </Menu>
  );
}

const iconOnInk = {
  '& .MuiListItemIcon-root': { color: 'inherit', minWidth: 34 },
  '&:hover': { backgroundColor: palette.inkRaised },
  // The narrow sidebar shows icons only; the word stays for screen readers.
  '.RaMenu-closed & .MuiListItemText-root': { opacity: 0 },
  overflow: 'hidden',
};

function SideMenuGroup({ label, links }: MenuGroup) {
  const [isOpen] = useSidebarState();
  return (
    <>
      {label && isOpen && <ListSubheader sx={{ bgcolor: 'transparent', color: palette.gold }}>{label}</ListSubheader>}
      {links.map(({ to, label: text, icon: Icon }) => (
        <Menu.Item key={to} to={to} primaryText={text} leftIcon={Icon && <Icon />} />
      ))}
    </>
  );
}

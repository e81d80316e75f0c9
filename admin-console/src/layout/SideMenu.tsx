import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import { Box, Divider, List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { useLogout, useSidebarState, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { palette } from '../theme/palette.ts';
import { currentLink } from './currentLink.ts';
import { MenuTypesNote } from './MenuTypesNote.tsx';
import { lineStyle } from './menuStyles.ts';
import { SideMenuGroup } from './SideMenuGroup.tsx';
import { SideMenuLink } from './SideMenuLink.tsx';
import { useMenu } from './useMenu.ts';

/** The links that the logged-in admin may follow, and Logout (S2.17). While the sidebar is hidden nothing of it is there. */
export function SideMenu() {
  const translate = useTranslate();
  const [isOpen] = useSidebarState();
  const { groups, types } = useMenu();
  const current = currentLink(groups, useLocation());
  if (!isOpen) return null;
  return (
    <Box component="nav" aria-label={translate('console.menu.label')} sx={{ p: 1, width: 232 }}>
      <List disablePadding sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
        {groups.map((group) =>
          group.label ? (
            <SideMenuGroup key={group.label} group={group} current={current} />
          ) : (
            group.links.map((link) => <SideMenuLink key={link.to} link={link} isCurrent={link === current} />)
          ),
        )}
        <MenuTypesNote types={types} />
      </List>
      <Divider sx={{ my: 1, borderColor: palette.inkRaised }} />
      <LogoutEntry />
    </Box>
  );
}

function LogoutEntry() {
  const logout = useLogout();
  return (
    <List disablePadding>
      <ListItem disablePadding>
        <ListItemButton component="button" onClick={() => void logout()} sx={lineStyle}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText primary="Logout" />
        </ListItemButton>
      </ListItem>
    </List>
  );
}

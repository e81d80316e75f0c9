import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Collapse, List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { useId } from 'react';
import { useStore } from 'react-admin';
import type { MenuGroup, MenuLink } from './menuLink.ts';
import { lineStyle } from './menuStyles.ts';
import { SideMenuLink } from './SideMenuLink.tsx';

interface SideMenuGroupProps {
  readonly group: MenuGroup;
  readonly current: MenuLink | undefined;
}

/** A group that opens and closes, and stays so. Until somebody decides, the group of the open page is open. */
export function SideMenuGroup({ group: { label = '', icon: Icon, links }, current }: SideMenuGroupProps) {
  const listId = useId();
  const [chosen, choose] = useStore<Readonly<Record<string, boolean>>>('menu.groups', {});
  const isOpen = chosen[label] ?? links.some((link) => link === current);
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <ListItemButton
        component="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => choose({ ...chosen, [label]: !isOpen })}
        sx={[lineStyle, { width: 1 }].flat()}
      >
        {Icon && (
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
        )}
        <ListItemText primary={label} />
        <ExpandMoreIcon
          fontSize="small"
          sx={{ transform: isOpen ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }}
        />
      </ListItemButton>
      <Collapse in={isOpen} unmountOnExit timeout={150}>
        <List id={listId} disablePadding aria-label={label}>
          {links.map((link) => (
            <SideMenuLink key={link.to} link={link} isCurrent={link === current} isInGroup />
          ))}
        </List>
      </Collapse>
    </ListItem>
  );
}

import { ListItem, ListItemButton, ListItemIcon, ListItemText, type Theme, useMediaQuery } from '@mui/material';
import { useSidebarState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { MenuLink } from './menuLink.ts';
import { currentStyle, lineStyle } from './menuStyles.ts';

interface SideMenuLinkProps {
  readonly link: MenuLink;
  readonly isCurrent: boolean;
  readonly isInGroup?: boolean;
}

/** A link of the menu. On a phone the drawer closes behind it. */
export function SideMenuLink({ link, isCurrent, isInGroup = false }: SideMenuLinkProps) {
  const translate = useTranslate();
  const [, setOpen] = useSidebarState();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { to, icon: Icon } = link;
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => isPhone && setOpen(false)}
        sx={[lineStyle, currentStyle, isInGroup && { pl: 5 }].flat()}
      >
        {Icon && (
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
        )}
        <ListItemText primary={translate(link.label, { _: link.label, ...link.about })} />
      </ListItemButton>
    </ListItem>
  );
}

import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import type { Ref } from 'react';
import { useTranslate, useUserMenu } from 'react-admin';
import { Link } from 'react-router';
import { securityPath } from '../providers/securityPath.ts';

/** Leads from the menu of who is logged in to what keeps the login safe. The menu moves its focus by the ref. */
export function SecurityEntry({ ref }: { readonly ref?: Ref<HTMLAnchorElement> }) {
  const translate = useTranslate();
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to={securityPath} onClick={menu?.onClose} {...(ref && { ref })}>
      <ListItemIcon>
        <ShieldIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('console.security.menu')}</ListItemText>
    </MenuItem>
  );
}

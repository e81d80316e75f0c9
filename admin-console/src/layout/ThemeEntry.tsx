import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import { ListItemIcon, ListItemText, MenuItem, useTheme as useShownTheme } from '@mui/material';
import type { Ref } from 'react';
import { useTheme, useTranslate, useUserMenu } from 'react-admin';

/** Changes between light and dark. In the menu of a phone, whose bar leaves its room to the title. */
export function ThemeEntry({ ref }: { readonly ref?: Ref<HTMLLIElement> }) {
  const translate = useTranslate();
  const menu = useUserMenu();
  const isDark = useShownTheme().palette.mode === 'dark';
  const [, choose] = useTheme();
  const Icon = isDark ? LightModeIcon : DarkModeIcon;
  const change = () => {
    menu?.onClose();
    choose(isDark ? 'light' : 'dark');
  };
  return (
    <MenuItem onClick={change} {...(ref && { ref })}>
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('ra.action.toggle_theme')}</ListItemText>
    </MenuItem>
  );
}

import TranslateIcon from '@mui/icons-material/Translate';
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import type { Ref } from 'react';
import { useLocaleState, useLocales, useUserMenu } from 'react-admin';

/** Changes to the other language, in its own words. In the menu of a phone, whose bar leaves its room to the title. */
export function LanguageEntry({ ref }: { readonly ref?: Ref<HTMLLIElement> }) {
  const menu = useUserMenu();
  const [current, choose] = useLocaleState();
  const other = useLocales().find(({ locale }) => locale !== current);
  if (!other) return null;
  const change = () => {
    menu?.onClose();
    choose(other.locale);
  };
  return (
    <MenuItem lang={other.locale} onClick={change} {...(ref && { ref })}>
      <ListItemIcon>
        <TranslateIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{other.name}</ListItemText>
    </MenuItem>
  );
}

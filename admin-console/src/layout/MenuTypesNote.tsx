import { ListItem, ListItemButton, ListItemText } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Rows } from '../loaded/loaded.ts';
import { lineStyle } from './menuStyles.ts';

/** In the menu, when the links of the types of work are missing or not all there: that, and the way to them. */
export function MenuTypesNote({ types }: { readonly types: Rows<unknown> }) {
  const translate = useTranslate();
  if (types.is !== 'failed' && types.is !== 'cut') return null;
  const isCut = types.is === 'cut';
  const note = isCut
    ? translate('console.loaded.cut', { shown: types.rows.length, total: types.total })
    : types.error.message;
  return (
    <ListItem disablePadding>
      <ListItemButton component="button" onClick={isCut ? types.more : types.retry} sx={lineStyle}>
        <ListItemText
          primary={translate(isCut ? 'console.loaded.more' : 'console.loaded.retry')}
          secondary={`${translate('console.menu.types')}: ${note}`}
          slotProps={{ secondary: { sx: { color: 'inherit' } } }}
        />
      </ListItemButton>
    </ListItem>
  );
}

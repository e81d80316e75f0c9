import type { SxProps, Theme } from '@mui/material';
import { palette } from '../theme/palette.ts';

const focusRing = { '&.Mui-focusVisible': { outline: `2px solid ${palette.gold}`, outlineOffset: -2 } };

/** One line of the menu: a link, the head of a group, or Logout. */
export const lineStyle: SxProps<Theme> = {
  minHeight: 38,
  px: 1.25,
  py: 0.5,
  gap: 1.25,
  borderRadius: 1,
  color: palette.onInk,
  '& .MuiListItemIcon-root': { color: 'inherit', minWidth: 0 },
  '& .MuiListItemText-primary': { fontSize: 13.5, lineHeight: 1.3 },
  '&:hover': { bgcolor: palette.inkRaised },
  ...focusRing,
};

/** The line of the page that is open. */
export const currentStyle: SxProps<Theme> = {
  '&[aria-current="page"]': {
    color: '#FFFFFF',
    bgcolor: palette.inkRaised,
    boxShadow: `inset 3px 0 0 ${palette.gold}`,
    '& .MuiListItemText-primary': { fontWeight: 650 },
  },
};

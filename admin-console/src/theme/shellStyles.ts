import type { RaThemeOptions } from 'react-admin';
import { palette } from './palette.ts';

type Components = NonNullable<RaThemeOptions['components']>;

const onInk = { color: palette.onInk, '& .MuiListItemIcon-root': { color: 'inherit', minWidth: 34 } };

/** The frame around every screen: bar above, ink sidebar at the left. */
export const shellStyles: Components = {
  RaAppBar: {
    defaultProps: { color: 'inherit', elevation: 0 },
    styleOverrides: {
      root: {
        '& .RaAppBar-appBar': { backgroundColor: '#FFFFFF', borderBottom: `1px solid ${palette.line}` },
        '& .RaAppBar-title': { fontWeight: 650 },
      },
    },
  },
  RaSidebar: {
    styleOverrides: {
      root: {
        '&.MuiDrawer-docked, & .MuiPaper-root.MuiPaper-root, & .RaSidebar-fixed': { backgroundColor: palette.ink },
        '& .MuiPaper-root': { borderRadius: 0 },
      },
    },
  },
  RaMenu: { styleOverrides: { root: { padding: '12px 8px', gap: 2 } } },
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        ...onInk,
        '&.RaMenuItemLink-root': { minHeight: 40, borderRadius: 8, paddingInline: 10 },
        '& .RaMenuItemLink-icon': { color: 'inherit', minWidth: 34 },
        '&:hover': { backgroundColor: palette.inkRaised },
        '&.RaMenuItemLink-active': {
          color: '#FFFFFF',
          fontWeight: 650,
          backgroundColor: palette.inkRaised,
          boxShadow: `inset 3px 0 0 ${palette.gold}`,
        },
      },
    },
  },
  RaLayout: {
    styleOverrides: { root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0, padding: '0 16px 24px' } } },
  },
};

import type { RaThemeOptions } from 'react-admin';
import { palette } from './palette.ts';
import type { Surfaces } from './surfaces.ts';

type Components = NonNullable<RaThemeOptions['components']>;

/** The frame around every screen: bar above, ink sidebar at the left. */
export const shellStyles = ({ line, raised, text }: Surfaces): Components => ({
  RaAppBar: {
    defaultProps: { color: 'inherit', elevation: 0 },
    styleOverrides: {
      root: {
        '& .RaAppBar-appBar': {
          backgroundColor: raised,
          backgroundImage: 'none',
          color: text,
          borderBottom: `1px solid ${line}`,
        },
        '& .RaAppBar-title': { fontWeight: 650 },
      },
    },
  },
  RaSidebar: {
    styleOverrides: {
      root: {
        '&.MuiDrawer-docked, & .MuiPaper-root.MuiPaper-root, & .RaSidebar-fixed': {
          backgroundColor: palette.ink,
          backgroundImage: 'none',
        },
        '& .MuiPaper-root': { borderRadius: 0 },
        // In the drawer of a phone the sheet itself turns.
        '& .RaSidebar-fixed': { scrollbarWidth: 'thin', scrollbarColor: `${palette.inkRaised} transparent` },
        '@media print': { display: 'none' },
      },
    },
  },
  RaToolbar: {
    styleOverrides: {
      root: {
        '&.RaToolbar-desktopToolbar, &.RaToolbar-mobileToolbar': {
          backgroundColor: raised,
          borderTop: `1px solid ${line}`,
        },
      },
    },
  },
  RaLayout: {
    styleOverrides: { root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0, padding: '0 16px 24px' } } },
  },
});

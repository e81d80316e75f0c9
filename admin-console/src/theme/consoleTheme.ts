import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { palette } from './palette.ts';
import { recordStyles } from './recordStyles.ts';
import { shellStyles } from './shellStyles.ts';
import type { Surfaces } from './surfaces.ts';
import { tableStyles } from './tableStyles.ts';

/** Quick and dense: an ink sidebar, a calm work surface, compact tables. */
export function consoleTheme(surfaces: Surfaces): RaThemeOptions {
  const usual = surfaces.mode === 'dark' ? defaultDarkTheme : defaultLightTheme;
  return {
    ...usual,
    palette: paletteOf(surfaces),
    typography: {
      fontFamily: "'Plus Jakarta Sans Variable', system-ui, sans-serif",
      fontSize: 13,
      h6: { fontWeight: 650, fontSize: '1.05rem' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    shape: { borderRadius: 8 },
    // A tablet held upright gets the whole table with its page sizes.
    breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1200, xl: 1536 } },
    // Hidden is hidden: a strip of icons would say nothing of the links in its groups.
    sidebar: { width: 232, closedWidth: 0 },
    components: {
      ...usual.components,
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
      MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
      // By night a sheet would be lighter the higher it lies, and no colour of ours.
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      // What waits says so in words; a circle that turns has none.
      MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
      MuiButton: { defaultProps: { disableElevation: true } },
      ...shellStyles(surfaces),
      ...tableStyles(surfaces),
      ...recordStyles,
    },
  };
}

function paletteOf({ mode, page, raised, line, text, textMuted, good, warn, bad, ...rest }: Surfaces) {
  return {
    mode,
    primary: { main: rest.primary, dark: rest.primaryHover, contrastText: rest.onPrimary },
    secondary: { main: palette.gold, contrastText: palette.onGold },
    error: { main: bad },
    warning: { main: warn },
    success: { main: good },
    background: { default: page, paper: raised },
    text: { primary: text, secondary: textMuted },
    divider: line,
  };
}

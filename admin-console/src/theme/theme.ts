import { defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { palette } from './palette.ts';
import { shellStyles } from './shellStyles.ts';
import { tableStyles } from './tableStyles.ts';

/** Quick and dense: an ink sidebar, a white work surface, compact tables. */
export const theme: RaThemeOptions = {
  ...defaultLightTheme,
  palette: {
    mode: 'light',
    primary: { main: palette.ink, dark: palette.inkRaised },
    secondary: { main: palette.gold, contrastText: '#1E1503' },
    error: { main: palette.bad },
    warning: { main: palette.warn },
    success: { main: palette.good },
    background: { default: palette.surface, paper: '#FFFFFF' },
    text: { primary: palette.ink, secondary: palette.inkMuted },
    divider: palette.line,
  },
  typography: {
    fontFamily: "'Plus Jakarta Sans Variable', system-ui, sans-serif",
    fontSize: 13,
    h6: { fontWeight: 650, fontSize: '1.05rem' },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  shape: { borderRadius: 8 },
  // A tablet held upright gets the whole table with its page sizes.
  breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1200, xl: 1536 } },
  sidebar: { width: 220, closedWidth: 54 },
  components: {
    ...defaultLightTheme.components,
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiButton: { defaultProps: { disableElevation: true } },
    ...shellStyles,
    ...tableStyles,
  },
};

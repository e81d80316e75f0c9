import type { RaThemeOptions } from 'react-admin';
import { palette } from './palette.ts';

type Components = NonNullable<RaThemeOptions['components']>;

/** Compact tables whose figures stand under each other. */
export const tableStyles: Components = {
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: palette.line, fontVariantNumeric: 'tabular-nums' },
      head: { fontWeight: 650, color: palette.inkMuted, backgroundColor: palette.surface, whiteSpace: 'nowrap' },
      sizeSmall: { padding: '7px 14px' },
    },
  },
  RaDataTable: {
    styleOverrides: { root: { '& .RaDataTable-headerCell': { backgroundColor: palette.surface } } },
  },
  RaList: {
    styleOverrides: {
      root: {
        '& .RaList-main': { minWidth: 0 },
        '& .RaList-content': { boxShadow: 'none', border: `1px solid ${palette.line}`, overflowX: 'auto' },
      },
    },
  },
  RaListToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent', padding: 0 } } } },
  RaTopToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent', padding: '12px 0' } } } },
};

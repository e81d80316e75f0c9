import type { RaThemeOptions } from 'react-admin';
import type { Surfaces } from './surfaces.ts';

type Components = NonNullable<RaThemeOptions['components']>;

/** Compact tables whose figures stand under each other. */
export const tableStyles = ({ line, page, textMuted }: Surfaces): Components => ({
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: line, fontVariantNumeric: 'tabular-nums' },
      head: { fontWeight: 650, color: textMuted, backgroundColor: page, whiteSpace: 'nowrap' },
      sizeSmall: { padding: '7px 14px' },
    },
  },
  RaDataTable: { styleOverrides: { root: { '& .RaDataTable-headerCell': { backgroundColor: page } } } },
  RaList: {
    styleOverrides: {
      root: {
        '& .RaList-main': { minWidth: 0 },
        '& .RaList-content': { boxShadow: 'none', border: `1px solid ${line}`, overflowX: 'auto' },
      },
    },
  },
  RaListToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent', padding: 0 } } } },
  RaTopToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent', padding: '12px 0' } } } },
});

import type { RaThemeOptions } from 'react-admin';
import type { Surfaces } from './surfaces.ts';

// Where the sidebar starts hidden.
const narrow = '@media (max-width: 1199.95px)';
// As wide as `useIsPhone` says.
const phone = '@media (max-width: 599.95px)';

type Components = NonNullable<RaThemeOptions['components']>;

/** Compact tables whose figures stand under each other. */
export const tableStyles = ({ line, page, textMuted }: Surfaces): Components => ({
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: line, fontVariantNumeric: 'tabular-nums' },
      head: { fontWeight: 650, color: textMuted, backgroundColor: page, lineHeight: 1.3 },
      sizeSmall: { padding: '7px 10px', [narrow]: { padding: '7px', fontSize: '0.77rem' } },
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
  RaListToolbar: {
    styleOverrides: {
      root: {
        '&&': { backgroundColor: 'transparent', padding: 0 },
        // Its search and its buttons beside each other: a phone shows rows first of all.
        [phone]: { '&&': { flexDirection: 'row', alignItems: 'flex-start' } },
      },
    },
  },
  RaFilterForm: { styleOverrides: { root: { [phone]: { '&&': { flex: '1 1 0', minWidth: 0, width: 'auto' } } } } },
  RaTopToolbar: {
    styleOverrides: {
      root: {
        '&&': { backgroundColor: 'transparent', padding: '12px 0' },
        [phone]: { '&&': { flex: '0 1 auto', minHeight: 0, padding: '8px 0' } },
      },
    },
  },
});

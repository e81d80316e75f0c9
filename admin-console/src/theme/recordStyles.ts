import CloseIcon from '@mui/icons-material/Close';
import type { RaThemeOptions } from 'react-admin';

type Components = NonNullable<RaThemeOptions['components']>;

/** Forms of records, and the questions before something is done to one. */
export const recordStyles: Components = {
  // The bar with Save stays in sight: a card that cuts off what overflows would hold it at its end.
  RaCreate: { styleOverrides: { root: { '& .RaCreate-card': { minWidth: 0, overflow: 'visible' } } } },
  RaEdit: { styleOverrides: { root: { '& .RaEdit-card': { minWidth: 0, overflow: 'visible' } } } },
  // Its own is an exclamation mark, as if not doing it were the danger.
  RaConfirm: { defaultProps: { CancelIcon: CloseIcon } },
};

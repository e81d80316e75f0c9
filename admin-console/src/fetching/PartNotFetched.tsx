import { Button, Dialog, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { NotFetchedProps } from './fetchCode.ts';

/** A part of a page whose code did not come. The page stays as it is: what is typed on it may not be saved yet. */
export function PartNotFetched({ why, onRetry, close }: NotFetchedProps & { readonly close: () => void }) {
  const translate = useTranslate();
  return (
    <Dialog open role="alertdialog" aria-describedby="part-not-fetched" onClose={close}>
      <DialogContent>
        <DialogContentText id="part-not-fetched">{translate(`console.fetching.${why}`)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('ra.action.close')}</Button>
        <Button variant="contained" onClick={why === 'gone' ? () => window.location.reload() : onRetry}>
          {translate(`console.fetching.${why}Retry`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

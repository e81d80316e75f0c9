import { Button } from '@mui/material';
import { useChoicesContext, useTranslate } from 'react-admin';
import { longestRange } from '../contract/index.ts';
import { CutNote } from './CutNote.tsx';

const step = 100;

/** Below a choice whose choices could not be had, which the input says: the way to ask again. Below a part of them: of how many. */
export function ChoicesNote() {
  const translate = useTranslate();
  const { error, refetch, allChoices, total, page, perPage, setPage, setPerPage, isFetching } = useChoicesContext();
  if (error) {
    return (
      <Button size="small" variant="outlined" onClick={() => void refetch()} sx={{ mb: 1 }}>
        {translate('console.loaded.retry')}
      </Button>
    );
  }
  const shown = allChoices?.length ?? 0;
  if (shown === 0 || total === undefined || total <= shown) return null;
  // What one ask may bring has an end; the choices after that come in place of these.
  const more = () => (perPage < longestRange ? setPerPage(Math.min(perPage + step, longestRange)) : setPage(page + 1));
  return <CutNote {...{ shown, total, more }} isMoreComing={isFetching} />;
}

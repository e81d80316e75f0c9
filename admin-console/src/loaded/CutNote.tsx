import { Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

interface CutNoteProps {
  readonly shown: number;
  readonly total: number;
  readonly more: () => void;
  readonly isMoreComing: boolean;
}

/** Below rows that are not all there are: how many of how many, and the way to the next. */
export function CutNote({ shown, total, more, isMoreComing }: CutNoteProps) {
  const translate = useTranslate();
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', px: 1, py: 0.5 }}>
      <Typography variant="body2">{translate('console.loaded.cut', { shown, total })}</Typography>
      <Button size="small" onClick={more} loading={isMoreComing}>
        {translate('console.loaded.more')}
      </Button>
    </Stack>
  );
}

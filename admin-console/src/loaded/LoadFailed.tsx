import { Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Failed } from './loaded.ts';

interface LoadFailedProps {
  readonly of: Omit<Failed, 'is'>;
  /** Within a line or a narrow column. */
  readonly isSmall?: boolean;
}

/** Instead of what could not be had: why, and the way to ask again. Nothing there is something else. */
export function LoadFailed({ of: { error, retry }, isSmall = false }: LoadFailedProps) {
  const translate = useTranslate();
  const place = isSmall
    ? ({ direction: 'row', spacing: 1, sx: { alignItems: 'center', flexWrap: 'wrap' } } as const)
    : ({ spacing: 1, sx: { p: 4, alignItems: 'center', textAlign: 'center' } } as const);
  return (
    <Stack role="status" {...place}>
      <Typography color="error" variant={isSmall ? 'body2' : 'body1'} sx={{ overflowWrap: 'anywhere' }}>
        {error.message}
      </Typography>
      <Button variant="outlined" size={isSmall ? 'small' : 'medium'} onClick={retry}>
        {translate('console.loaded.retry')}
      </Button>
    </Stack>
  );
}

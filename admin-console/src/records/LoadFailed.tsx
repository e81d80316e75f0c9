import { Button, Stack, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';

/** Instead of an empty list whose rows could not be had: why, and the way to ask again. Nothing there is something else. */
export function LoadFailed({ error }: { readonly error: Error }) {
  const translate = useTranslate();
  const { refetch } = useListContext();
  return (
    <Stack role="status" spacing={1} sx={{ p: 4, alignItems: 'center', textAlign: 'center' }}>
      <Typography color="error">{error.message}</Typography>
      <Button variant="outlined" onClick={() => void refetch()}>
        {translate('ra.action.refresh')}
      </Button>
    </Stack>
  );
}

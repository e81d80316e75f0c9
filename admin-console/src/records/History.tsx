import { Box } from '@mui/material';
import { useRecordContext, useResourceContext } from 'react-admin';
import { RecordTimeline } from '../audit/RecordTimeline.tsx';

/** What was done to the record at hand, below all else. */
export function History() {
  const record = useRecordContext();
  const resource = useResourceContext();
  if (!record || !resource) return null;
  return (
    <Box sx={{ px: 2, pb: 2 }}>
      <RecordTimeline entity={resource} id={Number(record.id)} />
    </Box>
  );
}

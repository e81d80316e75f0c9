import { Box, Button, List, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, usePermissions, useTranslate } from 'react-admin';
import { AuditLine } from './AuditLine.tsx';
import type { ShownEntry } from './shownEntry.ts';

interface RecordTimelineProps {
  /** As the resource is called: 'users'. */
  readonly entity: string;
  readonly id: number;
}

const step = 10;

/** What was done to a record, the newest first; for whoever may read the audit log, and nothing for others. */
export function RecordTimeline({ entity, id }: RecordTimelineProps) {
  const { permissions = [] } = usePermissions<readonly string[]>();
  return permissions.includes('list-audit') ? <Timeline entity={entity} id={id} /> : null;
}

function Timeline({ entity, id }: RecordTimelineProps) {
  const translate = useTranslate();
  const [shown, setShown] = useState(step);
  const { data, total = 0 } = useGetList<ShownEntry>('audit', {
    filter: { entity, entityId: id },
    sort: { field: 'at', order: 'DESC' },
    pagination: { page: 1, perPage: shown },
  });
  return (
    <Box component="section" aria-labelledby="record-timeline" sx={{ mt: 3 }}>
      <Typography id="record-timeline" component="h2" variant="h6">
        {translate('console.audit.timeline')}
      </Typography>
      {data?.length === 0 && <Typography color="text.secondary">{translate('console.audit.nothing')}</Typography>}
      <List disablePadding>
        {data?.map((entry) => (
          <AuditLine key={entry.id} entry={entry} />
        ))}
      </List>
      {total > shown && (
        <Button size="small" onClick={() => setShown((before) => before + step)}>
          {translate('console.audit.older')}
        </Button>
      )}
    </Box>
  );
}

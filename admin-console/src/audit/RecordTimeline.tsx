import { Box, List, Typography } from '@mui/material';
import { usePermissions, useTranslate } from 'react-admin';
import { RowsPart } from '../loaded/RowsPart.tsx';
import { useRows } from '../loaded/useRows.ts';
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
  const entries = useRows<ShownEntry>('audit', {
    filter: { entity, entityId: id },
    sort: { field: 'at', order: 'DESC' },
    step,
  });
  return (
    <Box component="section" aria-labelledby="record-timeline" sx={{ mt: 3 }}>
      <Typography id="record-timeline" component="h2" variant="h6">
        {translate('console.audit.timeline')}
      </Typography>
      <RowsPart
        of={entries}
        nothing={<Typography color="text.secondary">{translate('console.audit.nothing')}</Typography>}
      >
        {(rows) => (
          <List disablePadding>
            {rows.map((entry) => (
              <AuditLine key={entry.id} entry={entry} />
            ))}
          </List>
        )}
      </RowsPart>
    </Box>
  );
}

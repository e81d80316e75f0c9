import { ListItem, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../records/useFormats.ts';
import { AuditChanges } from './AuditChanges.tsx';
import { AuditedRecord } from './AuditedRecord.tsx';
import type { ShownEntry } from './shownEntry.ts';

interface AuditLineProps {
  readonly entry: ShownEntry;
  /** Whether to say what it was done to: not where all entries are about one record. */
  readonly namesRecord?: boolean;
}

/** One act: who did what, when and from where, and what changed. */
export function AuditLine({ entry, namesRecord = false }: AuditLineProps) {
  const translate = useTranslate();
  const { moment } = useFormats();
  const { adminId, adminName, action, entity, entityId, at, ip } = entry;
  const isOfSelf = entity === 'users' && entityId === adminId;
  return (
    <ListItem disableGutters divider sx={{ display: 'block', py: 1.25 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <strong>{adminName ?? translate('console.audit.nobody')}</strong>{' '}
        {translate(`console.audit.action.${action}`, { _: action })}{' '}
        {namesRecord && !isOfSelf && <AuditedRecord entity={entity} id={entityId} />}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        <time dateTime={at}>{moment(at)}</time>
        {ip && ` · ${ip}`}
      </Typography>
      <AuditChanges entry={entry} />
    </ListItem>
  );
}

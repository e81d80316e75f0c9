import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { List, Typography } from '@mui/material';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { CentredNote } from '../layout/CentredNote.tsx';
import { AuditLine } from './AuditLine.tsx';
import type { ShownEntry } from './shownEntry.ts';

/** The entries of the list around it. */
export function AuditEntries() {
  const translate = useTranslate();
  const { data = [], isPending } = useListContext<ShownEntry & RaRecord>();
  if (isPending) return null;
  if (data.length === 0) {
    return (
      <CentredNote icon={HistoryIcon}>
        <Typography>{translate('console.audit.nothingFound')}</Typography>
      </CentredNote>
    );
  }
  return (
    <List aria-label={translate('console.audit.title')} disablePadding sx={{ px: 2 }}>
      {data.map((entry) => (
        <AuditLine key={entry.id} entry={entry} namesRecord />
      ))}
    </List>
  );
}

import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { List, Typography } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { CentredNote } from '../layout/CentredNote.tsx';
import { ListRows } from '../loaded/ListRows.tsx';
import { AuditLine } from './AuditLine.tsx';
import type { ShownEntry } from './shownEntry.ts';

/** The entries of the list around it. */
export function AuditEntries() {
  const translate = useTranslate();
  const nothing = (
    <CentredNote icon={HistoryIcon}>
      <Typography>{translate('console.audit.nothingFound')}</Typography>
    </CentredNote>
  );
  return (
    <ListRows<ShownEntry & RaRecord> nothing={nothing}>
      {(entries) => (
        <List aria-label={translate('console.audit.title')} disablePadding sx={{ px: 2 }}>
          {entries.map((entry) => (
            <AuditLine key={entry.id} entry={entry} namesRecord />
          ))}
        </List>
      )}
    </ListRows>
  );
}

import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { LoadFailed } from '../loaded/LoadFailed.tsx';
import type { LinkFilter } from '../records/useLinkFilter.ts';
import { useLinkWords } from './useLinkWords.ts';

interface LinkNoteProps {
  readonly filter: LinkFilter;
}

/** What the link that led here shows, and the way to everything. */
export function LinkNote({ filter }: LinkNoteProps) {
  const translate = useTranslate();
  const { words, failed } = useLinkWords(filter);
  if (Object.keys(filter).length === 0) return null;
  return (
    <Alert
      severity="info"
      sx={{ borderRadius: 0 }}
      action={
        <Button component={Link} to="/projects" color="inherit" size="small">
          {translate('console.projects.showAll')}
        </Button>
      }
    >
      {words}
      {failed && <LoadFailed of={failed} isSmall />}
    </Alert>
  );
}

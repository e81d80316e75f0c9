import { Alert, Button } from '@mui/material';
import { useGetMany, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Named } from '../records/rows.ts';

interface LinkNoteProps {
  readonly filter: Readonly<Record<string, string | number>>;
}

/** What the link that led here shows, and the way to everything. */
export function LinkNote({ filter }: LinkNoteProps) {
  const translate = useTranslate();
  const stage = useName('status-reports', filter.projectStatusReportId);
  const surveyor = useName('surveyors', filter.surveyorId);
  if (Object.keys(filter).length === 0) return null;
  const status = filter.status && translate(`console.projectStatus.${filter.status}`);
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
      {[stage, surveyor, status].filter(Boolean).join(' · ')}
    </Alert>
  );
}

function useName(resource: string, id: string | number | undefined): string | undefined {
  const { data } = useGetMany<Named>(resource, { ids: [Number(id)] }, { enabled: id !== undefined });
  return data?.[0]?.name;
}

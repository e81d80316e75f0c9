import { Alert, Button } from '@mui/material';
import { useGetIdentity, useGetMany, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { isCalendarDate } from 'shop-core/rules';
import type { Named } from '../records/rows.ts';
import { useFormats } from '../records/useFormats.ts';
import type { LinkFilter } from '../records/useLinkFilter.ts';

const flags = ['overdue', 'followUpDue', 'awaitingApproval'] as const;

interface LinkNoteProps {
  readonly filter: LinkFilter;
}

/** What the link that led here shows, and the way to everything. */
export function LinkNote({ filter }: LinkNoteProps) {
  const translate = useTranslate();
  const { day } = useFormats();
  const stage = useName('status-reports', filter.projectStatusReportId);
  const surveyor = useSurveyor(filter.surveyorId);
  if (Object.keys(filter).length === 0) return null;
  const status = filter.status && translate(`console.projectStatus.${filter.status}`);
  const counted = flags.filter((name) => filter[name]).map((name) => translate(`console.projects.link.${name}`));
  const { instructedFrom: from, instructedTo: to } = filter;
  const instructed =
    isDay(from) && isDay(to)
      ? translate('console.projects.link.instructed', { from: day(from), to: day(to) })
      : undefined;
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
      {[stage, surveyor, status, ...counted, instructed].filter(Boolean).join(' · ')}
    </Alert>
  );
}

const isDay = (value: LinkFilter[string] | undefined) => typeof value === 'string' && isCalendarDate(value);

/** Whose projects they are; one's own also for who is no surveyor, to whom the menu shows them too (S6.8). */
function useSurveyor(id: LinkFilter[string] | undefined): string | undefined {
  const name = useName('surveyors', id);
  const { identity } = useGetIdentity();
  return name ?? (id !== undefined && Number(id) === identity?.id ? identity.fullName : undefined);
}

function useName(resource: string, id: LinkFilter[string] | undefined): string | undefined {
  const { data } = useGetMany<Named>(resource, { ids: [Number(id)] }, { enabled: id !== undefined });
  return data?.[0]?.name;
}

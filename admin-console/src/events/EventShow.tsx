import { Alert } from '@mui/material';
import { SimpleShowLayout, useRecordContext, useTranslate } from 'react-admin';
import { ShowScreen } from '../loaded/ShowScreen.tsx';
import { Facts } from '../records/Facts.tsx';
import type { CalendarEvent } from '../records/rows.ts';
import { ShowBar } from '../records/ShowBar.tsx';
import { TextLink } from '../records/TextLink.tsx';
import { isPlanned } from './isPlanned.ts';
import { KindMark } from './KindMark.tsx';
import { useEventMoment } from './useEventMoment.ts';

const field = (name: keyof CalendarEvent) => `resources.events.fields.${name}`;

export function EventShow() {
  return (
    <ShowScreen title={<EventTitle />} actions={<PlannedBar />}>
      <SimpleShowLayout>
        <EventFacts />
      </SimpleShowLayout>
    </ShowScreen>
  );
}

export function EventTitle() {
  return useRecordContext<CalendarEvent>()?.title ?? null;
}

/** Meetings and leave are changed here; the other kinds come from the work itself. */
function PlannedBar() {
  const event = useRecordContext<CalendarEvent>();
  return event && isPlanned(event) ? <ShowBar /> : null;
}

function EventFacts() {
  const event = useRecordContext<CalendarEvent>();
  const translate = useTranslate();
  const momentOf = useEventMoment();
  if (!event) return null;
  const { kind, title, isAllDay, place, note, projectId, projectNo, adminName } = event;
  return (
    <>
      {!isPlanned(event) && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('console.events.derived')}
        </Alert>
      )}
      <Facts
        facts={[
          { label: field('kind'), value: <KindMark kind={kind} /> },
          { label: field('title'), value: title },
          { label: field('beginsAt'), value: momentOf(event, 'beginsAt') },
          { label: field('endsAt'), value: momentOf(event, 'endsAt') },
          { label: field('isAllDay'), value: translate(`ra.boolean.${isAllDay}`) },
          { label: field('place'), value: place },
          {
            label: field('projectNo'),
            value: projectId && projectNo && <TextLink to={`/projects/${projectId}/show`}>{projectNo}</TextLink>,
          },
          { label: field('adminName'), value: adminName ?? translate('console.events.everybody') },
          { label: field('note'), value: note, isLong: true },
        ]}
      />
    </>
  );
}

import { useRecordContext } from 'react-admin';
import { Navigate } from 'react-router';
import { EditScreen } from '../loaded/EditScreen.tsx';
import { EditBar } from '../records/EditBar.tsx';
import { RecordForm } from '../records/RecordForm.tsx';
import type { CalendarEvent } from '../records/rows.ts';
import { EventInputs } from './EventInputs.tsx';
import { EventTitle } from './EventShow.tsx';
import { isPlanned } from './isPlanned.ts';

export function EventEdit() {
  return (
    <EditScreen title={<EventTitle />} actions={<EditBar />} redirect="show">
      <EventForm />
    </EditScreen>
  );
}

/** What comes from the work has nothing to change here: its own page says so. */
function EventForm() {
  const event = useRecordContext<CalendarEvent>();
  if (event && !isPlanned(event)) return <Navigate to={`/events/${event.id}/show`} replace />;
  return (
    <RecordForm>
      <EventInputs />
    </RecordForm>
  );
}

import { Create } from 'react-admin';
import { RecordForm } from '../records/RecordForm.tsx';
import { EventInputs } from './EventInputs.tsx';
import { emptyEvent } from './emptyEvent.ts';

export function EventCreate() {
  return (
    <Create redirect="show">
      <RecordForm defaultValues={emptyEvent}>
        <EventInputs />
      </RecordForm>
    </Create>
  );
}

import { Edit } from 'react-admin';
import { EditBar } from '../records/EditBar.tsx';
import { RecordForm } from '../records/RecordForm.tsx';
import { EventInputs } from './EventInputs.tsx';
import { EventTitle } from './EventShow.tsx';

export function EventEdit() {
  return (
    <Edit title={<EventTitle />} actions={<EditBar />} mutationMode="pessimistic" redirect="show">
      <RecordForm>
        <EventInputs />
      </RecordForm>
    </Edit>
  );
}

import { Edit } from 'react-admin';
import { EditBar } from '../records/EditBar.tsx';
import { NameTitle } from '../records/NameTitle.tsx';
import { RecordForm } from '../records/RecordForm.tsx';
import { VesselInputs } from './VesselInputs.tsx';

export function VesselEdit() {
  return (
    <Edit title={<NameTitle />} actions={<EditBar />} mutationMode="pessimistic" redirect="show">
      <RecordForm>
        <VesselInputs />
      </RecordForm>
    </Edit>
  );
}

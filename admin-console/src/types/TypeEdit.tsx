import { Edit } from 'react-admin';
import { EditBar } from '../records/EditBar.tsx';
import { NameTitle } from '../records/NameTitle.tsx';
import { RecordForm } from '../records/RecordForm.tsx';
import { TypeInputs } from './TypeInputs.tsx';

export function TypeEdit() {
  return (
    <Edit title={<NameTitle />} actions={<EditBar />} mutationMode="pessimistic" redirect="show">
      <RecordForm>
        <TypeInputs />
      </RecordForm>
    </Edit>
  );
}

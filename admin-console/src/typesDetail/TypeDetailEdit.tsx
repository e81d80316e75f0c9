import { Edit } from 'react-admin';
import { EditBar } from '../records/EditBar.tsx';
import { NameTitle } from '../records/NameTitle.tsx';
import { RecordForm } from '../records/RecordForm.tsx';
import { TypeDetailInputs } from './TypeDetailInputs.tsx';

export function TypeDetailEdit() {
  return (
    <Edit title={<NameTitle />} actions={<EditBar />} mutationMode="pessimistic" redirect="show">
      <RecordForm>
        <TypeDetailInputs />
      </RecordForm>
    </Edit>
  );
}

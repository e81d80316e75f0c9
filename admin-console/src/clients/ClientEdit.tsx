import { Edit } from 'react-admin';
import { EditBar } from '../records/EditBar.tsx';
import { NameTitle } from '../records/NameTitle.tsx';
import { RecordForm } from '../records/RecordForm.tsx';
import { ClientInputs } from './ClientInputs.tsx';

export function ClientEdit() {
  return (
    <Edit title={<NameTitle />} actions={<EditBar />} mutationMode="pessimistic" redirect="show">
      <RecordForm>
        <ClientInputs />
      </RecordForm>
    </Edit>
  );
}

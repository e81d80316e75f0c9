import { EditScreen } from '../loaded/EditScreen.tsx';
import { EditBar } from '../records/EditBar.tsx';
import { NameTitle } from '../records/NameTitle.tsx';
import { RecordForm } from '../records/RecordForm.tsx';
import { ClientInputs } from './ClientInputs.tsx';

export function ClientEdit() {
  return (
    <EditScreen title={<NameTitle />} actions={<EditBar />} redirect="show">
      <RecordForm>
        <ClientInputs />
      </RecordForm>
    </EditScreen>
  );
}

import { EditScreen } from '../loaded/EditScreen.tsx';
import { EditBar } from '../records/EditBar.tsx';
import { NameTitle } from '../records/NameTitle.tsx';
import { RecordForm } from '../records/RecordForm.tsx';
import { TypeInputs } from './TypeInputs.tsx';

export function TypeEdit() {
  return (
    <EditScreen title={<NameTitle />} actions={<EditBar />} redirect="show">
      <RecordForm>
        <TypeInputs />
      </RecordForm>
    </EditScreen>
  );
}

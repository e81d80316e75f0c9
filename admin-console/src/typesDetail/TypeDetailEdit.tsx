import { EditScreen } from '../loaded/EditScreen.tsx';
import { EditBar } from '../records/EditBar.tsx';
import { NameTitle } from '../records/NameTitle.tsx';
import { RecordForm } from '../records/RecordForm.tsx';
import { TypeDetailInputs } from './TypeDetailInputs.tsx';

export function TypeDetailEdit() {
  return (
    <EditScreen title={<NameTitle />} actions={<EditBar />} redirect="show">
      <RecordForm>
        <TypeDetailInputs />
      </RecordForm>
    </EditScreen>
  );
}

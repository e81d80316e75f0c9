import { EditScreen } from '../loaded/EditScreen.tsx';
import { EditBar } from '../records/EditBar.tsx';
import { NameTitle } from '../records/NameTitle.tsx';
import { RecordForm } from '../records/RecordForm.tsx';
import { VesselInputs } from './VesselInputs.tsx';

export function VesselEdit() {
  return (
    <EditScreen title={<NameTitle />} actions={<EditBar />} redirect="show">
      <RecordForm>
        <VesselInputs />
      </RecordForm>
    </EditScreen>
  );
}

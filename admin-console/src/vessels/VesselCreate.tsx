import { Create } from 'react-admin';
import { RecordForm } from '../records/RecordForm.tsx';
import { emptyVessel } from './emptyVessel.ts';
import { VesselInputs } from './VesselInputs.tsx';

export function VesselCreate() {
  return (
    <Create redirect="show">
      <RecordForm defaultValues={emptyVessel}>
        <VesselInputs />
      </RecordForm>
    </Create>
  );
}

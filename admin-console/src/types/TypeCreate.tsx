import { Create } from 'react-admin';
import { RecordForm } from '../records/RecordForm.tsx';
import { emptyType } from './emptyType.ts';
import { TypeInputs } from './TypeInputs.tsx';

export function TypeCreate() {
  return (
    <Create redirect="show">
      <RecordForm defaultValues={emptyType}>
        <TypeInputs />
      </RecordForm>
    </Create>
  );
}

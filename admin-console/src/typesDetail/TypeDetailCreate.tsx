import { Create } from 'react-admin';
import { RecordForm } from '../records/RecordForm.tsx';
import { emptyTypeDetail } from './emptyTypeDetail.ts';
import { TypeDetailInputs } from './TypeDetailInputs.tsx';

export function TypeDetailCreate() {
  return (
    <Create redirect="show">
      <RecordForm defaultValues={emptyTypeDetail}>
        <TypeDetailInputs />
      </RecordForm>
    </Create>
  );
}

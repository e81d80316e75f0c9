import { Create } from 'react-admin';
import { RecordForm } from '../records/RecordForm.tsx';
import { ClientInputs } from './ClientInputs.tsx';
import { emptyClient } from './emptyClient.ts';

export function ClientCreate() {
  return (
    <Create redirect="show">
      <RecordForm defaultValues={emptyClient}>
        <ClientInputs />
      </RecordForm>
    </Create>
  );
}

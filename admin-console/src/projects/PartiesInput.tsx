import { ArrayInput, required, SimpleFormIterator, TextInput } from 'react-admin';
import { ClientInput } from './ClientInput.tsx';

/** Who else has to do with the project: a salvor, a lawyer, a second underwriter. */
export function PartiesInput() {
  return (
    <ArrayInput source="parties">
      <SimpleFormIterator inline disableReordering>
        <ClientInput source="clientId" label="resources.projects.fields.clientId" isRequired />
        <TextInput source="role" label="resources.projects.fields.role" validate={required()} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

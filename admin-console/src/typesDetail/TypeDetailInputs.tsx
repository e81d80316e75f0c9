import {
  ArrayInput,
  BooleanInput,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextArrayInput,
  TextInput,
} from 'react-admin';
import { InputGroup } from '../records/InputGroup.tsx';

export function TypeDetailInputs() {
  return (
    <>
      <InputGroup title="console.types.what">
        <ReferenceInput source="typeId" reference="types" sort={{ field: 'name', order: 'ASC' }} perPage={100}>
          <SelectInput validate={required()} />
        </ReferenceInput>
        <TextInput source="name" validate={required()} />
        <TextInput source="code" validate={required()} />
        <NumberInput source="sort" validate={required()} />
        <BooleanInput source="isActive" />
      </InputGroup>
      <InputGroup title="console.types.work">
        <TextArrayInput source="checklist" />
        <TextArrayInput source="requiredFields" />
      </InputGroup>
      <ArrayInput source="feeLines">
        <SimpleFormIterator inline>
          <TextInput source="text" validate={required()} />
          <NumberInput source="amount" min={0} validate={required()} />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}

import {
  ArrayInput,
  AutocompleteArrayInput,
  BooleanInput,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextArrayInput,
  TextInput,
} from 'react-admin';
import { ChoiceFrom } from '../loaded/ChoiceFrom.tsx';
import { emptyProject } from '../projects/emptyProject.ts';
import { InputGroup } from '../records/InputGroup.tsx';

const projectFields = Object.keys(emptyProject).map((id) => ({ id, name: `resources.projects.fields.${id}` }));

export function TypeDetailInputs() {
  return (
    <>
      <InputGroup title="console.types.what">
        <ChoiceFrom source="typeId" reference="types" sort={{ field: 'name', order: 'ASC' }} perPage={100}>
          <SelectInput validate={required()} />
        </ChoiceFrom>
        <TextInput source="name" validate={required()} />
        <TextInput source="code" validate={required()} />
        <NumberInput source="sort" validate={required()} />
        <BooleanInput source="isActive" />
      </InputGroup>
      <InputGroup title="console.types.work">
        <TextArrayInput source="checklist" />
        <AutocompleteArrayInput source="requiredFields" choices={projectFields} />
      </InputGroup>
      <ArrayInput source="feeLines">
        <SimpleFormIterator inline>
          <TextInput source="text" label="resources.types-detail.fields.text" validate={required()} />
          <NumberInput source="amount" label="resources.types-detail.fields.amount" min={0} validate={required()} />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}

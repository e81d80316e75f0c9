import {
  ArrayInput,
  AutocompleteArrayInput,
  BooleanInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextArrayInput,
  TextInput,
} from 'react-admin';
import { typedBounds } from 'shop-core/rules/typed';
import { ChoiceFrom } from '../loaded/ChoiceFrom.tsx';
import { emptyProject } from '../projects/emptyProject.ts';
import { InputGroup } from '../records/InputGroup.tsx';
import { TypedNumberInput } from '../records/TypedNumberInput.tsx';

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
        <TypedNumberInput source="sort" kind={typedBounds.place} isRequired />
        <BooleanInput source="isActive" />
      </InputGroup>
      <InputGroup title="console.types.work">
        <TextArrayInput source="checklist" />
        <AutocompleteArrayInput source="requiredFields" choices={projectFields} />
      </InputGroup>
      <ArrayInput source="feeLines">
        <SimpleFormIterator inline>
          <TextInput source="text" label="resources.types-detail.fields.text" validate={required()} />
          <TypedNumberInput
            source="amount"
            label="resources.types-detail.fields.amount"
            kind={typedBounds.money}
            isRequired
          />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}

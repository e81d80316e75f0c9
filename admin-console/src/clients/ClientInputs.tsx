import { ArrayInput, BooleanInput, required, SelectInput, SimpleFormIterator, TextInput } from 'react-admin';
import { typedBounds } from 'shop-core/rules/typed';
import { clientType, currency } from '../contract/index.ts';
import { InputGroup } from '../records/InputGroup.tsx';
import { TypedCodeInput } from '../records/TypedCodeInput.tsx';
import { TypedNumberInput } from '../records/TypedNumberInput.tsx';

const types = clientType.options.map((id) => ({ id, name: id }));
const currencies = currency.options.map((id) => ({ id, name: id }));

export function ClientInputs() {
  return (
    <>
      <InputGroup title="console.clients.who">
        <TextInput source="name" validate={required()} />
        <TextInput source="code" validate={required()} />
        <SelectInput source="type" choices={types} translateChoice={false} validate={required()} />
        <BooleanInput source="isActive" />
      </InputGroup>
      <InputGroup title="console.clients.billing">
        <TypedCodeInput source="npwp" kind="npwp" />
        <SelectInput source="currency" choices={currencies} translateChoice={false} validate={required()} />
        <TypedNumberInput source="termsDays" kind={typedBounds.termsDays} isRequired />
        <BooleanInput source="isWithholder" helperText="console.clients.withholderHint" />
        <BooleanInput source="isForeign" />
      </InputGroup>
      <InputGroup title="console.clients.reach">
        <TextInput source="address" multiline />
        <TextInput source="city" />
        <TextInput source="country" />
        <TypedCodeInput source="email" kind="email" />
        <TypedCodeInput source="phone" kind="phone" />
      </InputGroup>
      <ArrayInput source="contacts">
        <SimpleFormIterator inline disableReordering>
          <TextInput source="name" label="resources.clients.fields.name" validate={required()} />
          <TextInput source="position" label="resources.clients.fields.position" />
          <TypedCodeInput source="email" label="resources.clients.fields.email" kind="email" />
          <TypedCodeInput source="phone" label="resources.clients.fields.phone" kind="phone" />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}

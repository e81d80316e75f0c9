import {
  ArrayInput,
  BooleanInput,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { clientType, currency } from '../contract/index.ts';
import { InputGroup } from '../records/InputGroup.tsx';

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
        <TextInput source="npwp" />
        <SelectInput source="currency" choices={currencies} translateChoice={false} validate={required()} />
        <NumberInput source="termsDays" min={0} max={365} validate={required()} />
        <BooleanInput source="isWithholder" helperText="console.clients.withholderHint" />
        <BooleanInput source="isForeign" />
      </InputGroup>
      <InputGroup title="console.clients.reach">
        <TextInput source="address" multiline />
        <TextInput source="city" />
        <TextInput source="country" />
        <TextInput source="email" type="email" />
        <TextInput source="phone" type="tel" />
      </InputGroup>
      <ArrayInput source="contacts">
        <SimpleFormIterator inline disableReordering>
          <TextInput source="name" label="resources.clients.fields.name" validate={required()} />
          <TextInput source="position" label="resources.clients.fields.position" />
          <TextInput source="email" label="resources.clients.fields.email" type="email" />
          <TextInput source="phone" label="resources.clients.fields.phone" type="tel" />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}

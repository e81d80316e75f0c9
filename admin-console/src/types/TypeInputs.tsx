import { BooleanInput, NumberInput, regex, required, SelectInput, TextInput } from 'react-admin';
import { currency, typeLine } from '../contract/index.ts';
import { InputGroup } from '../records/InputGroup.tsx';

const currencies = currency.options.map((id) => ({ id, name: id }));
const lines = typeLine.options.map((id) => ({ id, name: id }));

export function TypeInputs() {
  return (
    <>
      <InputGroup title="console.types.what">
        <TextInput source="name" validate={required()} />
        <TextInput source="code" validate={required()} />
        <SelectInput source="line" choices={lines} translateChoice={false} validate={required()} />
        <TextInput
          source="numberingPrefix"
          helperText="console.types.prefixHint"
          validate={[required(), regex(/^[A-Z0-9]{1,6}$/, 'console.types.prefixHint')]}
        />
        <BooleanInput source="isActive" />
      </InputGroup>
      <InputGroup title="console.types.clocks">
        <NumberInput source="daysPrelim" min={1} />
        <NumberInput source="daysFinal" min={1} />
        <NumberInput source="statusEveryDays" min={1} />
      </InputGroup>
      <InputGroup title="console.types.fee">
        <NumberInput source="defaultFee" min={0} />
        <SelectInput source="currency" choices={currencies} translateChoice={false} validate={required()} />
      </InputGroup>
    </>
  );
}

import { BooleanInput, regex, required, SelectInput, TextInput } from 'react-admin';
import { typedBounds } from 'shop-core/rules/typed';
import { currency, typeLine } from '../contract/index.ts';
import { InputGroup } from '../records/InputGroup.tsx';
import { TypedNumberInput } from '../records/TypedNumberInput.tsx';

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
        <TypedNumberInput source="daysPrelim" kind={typedBounds.daysToReport} />
        <TypedNumberInput source="daysFinal" kind={typedBounds.daysToReport} />
        <TypedNumberInput source="statusEveryDays" kind={typedBounds.daysToReport} />
      </InputGroup>
      <InputGroup title="console.types.fee">
        <TypedNumberInput source="defaultFee" kind={typedBounds.money} />
        <SelectInput source="currency" choices={currencies} translateChoice={false} validate={required()} />
      </InputGroup>
    </>
  );
}

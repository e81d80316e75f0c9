import { required, TextArrayInput, TextInput } from 'react-admin';
import { typedBounds } from 'shop-core/rules/typed';
import { ClientInput } from '../projects/ClientInput.tsx';
import { InputGroup } from '../records/InputGroup.tsx';
import { TypedCodeInput } from '../records/TypedCodeInput.tsx';
import { TypedNumberInput } from '../records/TypedNumberInput.tsx';

export function VesselInputs() {
  return (
    <>
      <InputGroup title="console.vessels.identity">
        <TextInput source="name" validate={required()} />
        <TextInput source="kind" validate={required()} />
        <TextArrayInput source="exNames" />
        <TypedCodeInput source="imo" kind="imo" helperText="console.vessels.imoHint" />
        <TextInput source="regNo" />
        <TextInput source="callSign" />
        <TypedCodeInput source="mmsi" kind="mmsi" />
        <TextInput source="flag" />
        <TextInput source="portOfRegistry" />
      </InputGroup>
      <InputGroup title="console.vessels.classAndSize">
        <TextInput source="classSociety" />
        <TextInput source="notation" />
        {(['gt', 'nt', 'dwt'] as const).map((size) => (
          <TypedNumberInput key={size} source={size} kind={typedBounds.whole} />
        ))}
        {(['loa', 'lbp', 'breadth', 'depth'] as const).map((size) => (
          <TypedNumberInput key={size} source={size} kind={typedBounds.metres} />
        ))}
      </InputGroup>
      <InputGroup title="console.vessels.built">
        <TypedNumberInput source="builtYear" kind={typedBounds.builtYear} />
        <TextInput source="builder" />
        <TextInput source="engine" />
        <TypedNumberInput source="kw" kind={typedBounds.whole} />
      </InputGroup>
      <InputGroup title="console.vessels.people">
        <ClientInput source="ownerId" type="Shipowner" />
        <TextInput source="manager" />
        <TextInput source="piClub" />
      </InputGroup>
    </>
  );
}

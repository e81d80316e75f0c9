import { NumberInput, required, TextArrayInput, TextInput, useTranslate } from 'react-admin';
import { imoProblem } from '../contract/index.ts';
import { ClientInput } from '../projects/ClientInput.tsx';
import { InputGroup } from '../records/InputGroup.tsx';

export function VesselInputs() {
  const translate = useTranslate();
  // Barges often have none.
  const knownImo = (imo: string | null) => (imo && imoProblem(imo) ? translate('console.vessels.imoWrong') : undefined);
  const mmsi = (value: string | null) =>
    value && !/^\d{9}$/.test(value) ? translate('console.vessels.mmsiWrong') : undefined;
  return (
    <>
      <InputGroup title="console.vessels.identity">
        <TextInput source="name" validate={required()} />
        <TextInput source="kind" validate={required()} />
        <TextArrayInput source="exNames" />
        <TextInput source="imo" validate={knownImo} helperText="console.vessels.imoHint" />
        <TextInput source="regNo" />
        <TextInput source="callSign" />
        <TextInput source="mmsi" validate={mmsi} />
        <TextInput source="flag" />
        <TextInput source="portOfRegistry" />
      </InputGroup>
      <InputGroup title="console.vessels.classAndSize">
        <TextInput source="classSociety" />
        <TextInput source="notation" />
        {(['gt', 'nt', 'dwt', 'loa', 'lbp', 'breadth', 'depth'] as const).map((size) => (
          <NumberInput key={size} source={size} min={0} />
        ))}
      </InputGroup>
      <InputGroup title="console.vessels.built">
        <NumberInput source="builtYear" min={1800} max={2200} />
        <TextInput source="builder" />
        <TextInput source="engine" />
        <NumberInput source="kw" min={0} />
      </InputGroup>
      <InputGroup title="console.vessels.people">
        <ClientInput source="ownerId" type="Shipowner" />
        <TextInput source="manager" />
        <TextInput source="piClub" />
      </InputGroup>
    </>
  );
}

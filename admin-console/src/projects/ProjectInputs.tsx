import { AutocompleteInput, BooleanInput, required, SelectInput, TextArrayInput, TextInput } from 'react-admin';
import { typedBounds } from 'shop-core/rules/typed';
import { currency, priority } from '../contract/index.ts';
import { ChoiceFrom } from '../loaded/ChoiceFrom.tsx';
import { InputGroup } from '../records/InputGroup.tsx';
import { MomentInput } from '../records/MomentInput.tsx';
import { TypedDayInput } from '../records/TypedDayInput.tsx';
import { TypedNumberInput } from '../records/TypedNumberInput.tsx';
import { ClientInput } from './ClientInput.tsx';
import { PartiesInput } from './PartiesInput.tsx';
import { senseOf } from './projectSense.ts';
import { CoSurveyorsInput, ReviewerInput, SurveyorInput } from './SurveyorInput.tsx';
import { TypeInputs } from './TypeInputs.tsx';

const priorities = priority.options.map((id) => ({ id, name: `console.priority.${id}` }));
const currencies = currency.options.map((id) => ({ id, name: id }));

/** What a person writes of a project; its number, its status and the stage of its reports are the server's. */
export function ProjectInputs() {
  return (
    <>
      <InputGroup title="console.projects.overview">
        <TextInput source="title" validate={required()} />
        <TypeInputs />
        <MomentInput source="instructionAt" sense={senseOf('instructionAt')} />
        <MomentInput source="acknowledgedAt" sense={senseOf('acknowledgedAt')} />
        <SelectInput source="priority" choices={priorities} validate={required()} />
        <TypedDayInput source="duePrelim" sense={senseOf('duePrelim')} />
        <TypedDayInput source="dueFinal" sense={senseOf('dueFinal')} />
        <TextArrayInput source="tags" />
      </InputGroup>
      <InputGroup title="console.projects.people">
        <SurveyorInput />
        <CoSurveyorsInput />
        <ReviewerInput />
      </InputGroup>
      <InputGroup title="console.projects.parties">
        <ClientInput source="clientId" isRequired />
        <TextInput source="clientRef" />
        <TextInput source="policyNo" />
        <ClientInput source="underwriterId" type="Underwriter" />
        <ClientInput source="brokerId" type="Broker" />
        <ClientInput source="shipownerId" type="Shipowner" />
        <ClientInput source="adjusterId" type="Adjuster" />
      </InputGroup>
      <PartiesInput />
      <CasualtyInputs />
      <InputGroup title="console.projects.money">
        <SelectInput source="currency" choices={currencies} validate={required()} />
        <TypedNumberInput source="sumInsured" kind={typedBounds.money} />
        <TypedNumberInput source="deductible" kind={typedBounds.money} sense={senseOf('deductible')} />
        <TypedNumberInput source="quotedFee" kind={typedBounds.money} />
        <BooleanInput source="isInterimBilling" />
      </InputGroup>
    </>
  );
}

function CasualtyInputs() {
  return (
    <InputGroup title="console.projects.vesselAndCasualty">
      <ChoiceFrom source="vesselId" reference="vessels">
        <AutocompleteInput label="resources.projects.fields.vesselName" filterToQuery={(q: string) => ({ q })} />
      </ChoiceFrom>
      <MomentInput source="casualtyAt" sense={senseOf('casualtyAt')} />
      <TextInput source="casualtyPlace" />
      <TypedNumberInput source="casualtyLat" kind={typedBounds.latitude} />
      <TypedNumberInput source="casualtyLon" kind={typedBounds.longitude} />
      <TextInput source="casualtyNature" />
      <TextInput source="surveyPlace" />
      <TextInput source="allegedCause" multiline minRows={2} sx={{ gridColumn: '1 / -1' }} />
      <TextInput source="casualtyText" multiline minRows={3} sx={{ gridColumn: '1 / -1' }} />
    </InputGroup>
  );
}

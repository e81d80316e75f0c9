import { AutocompleteInput, BooleanInput, required, SelectInput, TextInput, useCanAccess } from 'react-admin';
import { plannedKind } from '../contract/index.ts';
import { ChoiceFrom } from '../loaded/ChoiceFrom.tsx';
import { InputGroup } from '../records/InputGroup.tsx';
import { MomentInput } from '../records/MomentInput.tsx';
import type { Project } from '../records/rows.ts';
import { senseOf } from './eventSense.ts';

const kinds = plannedKind.options.map((id) => ({ id, name: `console.eventKind.${id}` }));
const projectText = ({ projectNo, title }: Project) => `${projectNo} ${title}`;

/** What a person plans: a meeting or leave. */
export function EventInputs() {
  return (
    <InputGroup title="console.events.what">
      <SelectInput source="kind" choices={kinds} validate={required()} />
      <TextInput source="title" validate={required()} />
      <MomentInput source="beginsAt" isRequired sense={senseOf('beginsAt')} />
      <MomentInput source="endsAt" isRequired sense={senseOf('endsAt')} />
      <BooleanInput source="isAllDay" />
      <TextInput source="place" />
      <WhoseInput />
      <ChoiceFrom source="projectId" reference="projects">
        <AutocompleteInput
          label="resources.events.fields.projectNo"
          optionText={projectText}
          filterToQuery={(q: string) => ({ q })}
        />
      </ChoiceFrom>
      <TextInput source="note" multiline minRows={2} sx={{ gridColumn: '1 / -1' }} />
    </InputGroup>
  );
}

/** Whose it is: an admin, or who may not list them chooses among those who survey. */
function WhoseInput() {
  const { canAccess: seesAdmins, isPending } = useCanAccess({ resource: 'users', action: 'list' });
  const label = 'resources.events.fields.adminName';
  if (isPending) return null;
  if (!seesAdmins) {
    return (
      <ChoiceFrom source="adminId" reference="surveyors" perPage={100}>
        <SelectInput label={label} emptyText="console.events.everybody" />
      </ChoiceFrom>
    );
  }
  return (
    <ChoiceFrom source="adminId" reference="users" sort={{ field: 'name', order: 'ASC' }} perPage={50}>
      <AutocompleteInput label={label} optionText="name" filterToQuery={(search: string) => ({ search })} />
    </ChoiceFrom>
  );
}

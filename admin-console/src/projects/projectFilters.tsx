import { AutocompleteInput, BooleanInput, DateInput, SelectInput } from 'react-admin';
import { projectStatusFilter } from '../contract/index.ts';
import { ChoiceFrom } from '../loaded/ChoiceFrom.tsx';
import { SearchField } from '../records/SearchField.tsx';

const matching = (q: string) => ({ q });
const statuses = projectStatusFilter.options.map((id) => ({ id, name: `console.projectStatus.${id}` }));

/** What a list of projects can be narrowed by. */
export const projectFilters = [
  <SearchField key="q" source="q" alwaysOn hint="console.projects.search" />,
  <ChoiceFrom key="typeId" source="typeId" reference="types" sort={{ field: 'name', order: 'ASC' }} perPage={100}>
    <SelectInput label="resources.projects.fields.typeName" />
  </ChoiceFrom>,
  <SelectInput key="status" source="status" choices={statuses} />,
  <ChoiceFrom key="projectStatusReportId" source="projectStatusReportId" reference="status-reports">
    <SelectInput label="resources.projects.fields.statusReportName" />
  </ChoiceFrom>,
  <ChoiceFrom key="clientId" source="clientId" reference="clients">
    <AutocompleteInput label="resources.projects.fields.clientName" filterToQuery={matching} />
  </ChoiceFrom>,
  <ChoiceFrom key="vesselId" source="vesselId" reference="vessels">
    <AutocompleteInput label="resources.projects.fields.vesselName" filterToQuery={matching} />
  </ChoiceFrom>,
  <ChoiceFrom key="surveyorId" source="surveyorId" reference="surveyors" perPage={100}>
    <SelectInput label="resources.projects.fields.surveyorName" />
  </ChoiceFrom>,
  <DateInput key="instructedFrom" source="instructedFrom" />,
  <DateInput key="instructedTo" source="instructedTo" />,
  <BooleanInput key="overdue" source="overdue" label="console.projects.onlyOverdue" />,
  <BooleanInput key="mine" source="mine" label="console.projects.onlyMine" />,
];

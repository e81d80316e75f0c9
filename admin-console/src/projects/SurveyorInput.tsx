import { AutocompleteArrayInput, ReferenceArrayInput, ReferenceInput, SelectInput, useCanAccess } from 'react-admin';

const byName = { field: 'name', order: 'ASC' } as const;

/** Who checks the reports. */
export function ReviewerInput() {
  return (
    <ReferenceInput source="reviewerId" reference="reviewers" sort={byName} perPage={100}>
      <SelectInput />
    </ReferenceInput>
  );
}

/** One of those who may survey. Who may not assign projects sees who it is. */
export function SurveyorInput() {
  const { canAccess: mayAssign } = useCanAccess({ resource: 'projects', action: 'assign' });
  return (
    <ReferenceInput source="surveyorId" reference="surveyors" sort={byName} perPage={100}>
      <SelectInput disabled={!mayAssign} />
    </ReferenceInput>
  );
}

export function CoSurveyorsInput() {
  const { canAccess: mayAssign } = useCanAccess({ resource: 'projects', action: 'assign' });
  return (
    <ReferenceArrayInput source="coSurveyorIds" reference="surveyors" sort={byName} perPage={100}>
      <AutocompleteArrayInput disabled={!mayAssign} />
    </ReferenceArrayInput>
  );
}

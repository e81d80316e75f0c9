import { AutocompleteArrayInput, SelectInput, useCanAccess } from 'react-admin';
import { ChoiceFrom } from '../loaded/ChoiceFrom.tsx';
import { ChoicesFrom } from '../loaded/ChoicesFrom.tsx';

const byName = { field: 'name', order: 'ASC' } as const;

/** Who checks the reports. */
export function ReviewerInput() {
  return (
    <ChoiceFrom source="reviewerId" reference="reviewers" sort={byName} perPage={100}>
      <SelectInput />
    </ChoiceFrom>
  );
}

/** One of those who may survey. Who may not assign projects sees who it is. */
export function SurveyorInput() {
  const { canAccess: mayAssign } = useCanAccess({ resource: 'projects', action: 'assign' });
  return (
    <ChoiceFrom source="surveyorId" reference="surveyors" sort={byName} perPage={100}>
      <SelectInput disabled={!mayAssign} />
    </ChoiceFrom>
  );
}

export function CoSurveyorsInput() {
  const { canAccess: mayAssign } = useCanAccess({ resource: 'projects', action: 'assign' });
  return (
    <ChoicesFrom source="coSurveyorIds" reference="surveyors" sort={byName} perPage={100}>
      <AutocompleteArrayInput disabled={!mayAssign} />
    </ChoicesFrom>
  );
}

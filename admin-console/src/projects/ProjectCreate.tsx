import { Create } from 'react-admin';
import { RecordForm } from '../records/RecordForm.tsx';
import { emptyProject } from './emptyProject.ts';
import { ProjectInputs } from './ProjectInputs.tsx';

export function ProjectCreate() {
  return (
    <Create redirect="show">
      <RecordForm defaultValues={emptyProject}>
        <ProjectInputs />
      </RecordForm>
    </Create>
  );
}

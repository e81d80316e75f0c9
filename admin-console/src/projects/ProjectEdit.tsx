import { Edit, useRecordContext } from 'react-admin';
import { EditBar } from '../records/EditBar.tsx';
import { RecordForm } from '../records/RecordForm.tsx';
import type { Project } from '../records/rows.ts';
import { ProjectInputs } from './ProjectInputs.tsx';

export function ProjectEdit() {
  return (
    <Edit title={<ProjectTitle />} actions={<EditBar />} mutationMode="pessimistic" redirect="show">
      <RecordForm>
        <ProjectInputs />
      </RecordForm>
    </Edit>
  );
}

export function ProjectTitle() {
  const project = useRecordContext<Project>();
  return project ? `${project.projectNo} ${project.title}` : null;
}

import { useRecordContext } from 'react-admin';
import { EditScreen } from '../loaded/EditScreen.tsx';
import { EditBar } from '../records/EditBar.tsx';
import { RecordForm } from '../records/RecordForm.tsx';
import type { Project } from '../records/rows.ts';
import { ProjectInputs } from './ProjectInputs.tsx';

export function ProjectEdit() {
  return (
    <EditScreen title={<ProjectTitle />} actions={<EditBar />} redirect="show">
      <RecordForm>
        <ProjectInputs />
      </RecordForm>
    </EditScreen>
  );
}

export function ProjectTitle() {
  const project = useRecordContext<Project>();
  return project ? `${project.projectNo} ${project.title}` : null;
}

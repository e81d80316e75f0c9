import { useRecordContext } from 'react-admin';
import { Facts } from '../../records/Facts.tsx';
import type { Project } from '../../records/rows.ts';
import { TextLink } from '../../records/TextLink.tsx';
import { useFormats } from '../../records/useFormats.ts';

const field = (name: keyof Project) => `resources.projects.fields.${name}`;

export function CasualtyTab() {
  const project = useRecordContext<Project>();
  const { moment } = useFormats();
  if (!project) return null;
  const { vesselId, vesselName, casualtyLat, casualtyLon } = project;
  const vessel = vesselId !== null && <TextLink to={`/vessels/${vesselId}/show`}>{vesselName}</TextLink>;
  const position = casualtyLat !== null && casualtyLon !== null && `${casualtyLat}, ${casualtyLon}`;
  return (
    <Facts
      facts={[
        { label: field('vesselName'), value: vessel || '–' },
        { label: field('vesselImo'), value: project.vesselImo },
        { label: field('surveyPlace'), value: project.surveyPlace },
        { label: field('casualtyAt'), value: moment(project.casualtyAt) },
        { label: field('casualtyPlace'), value: project.casualtyPlace },
        { label: 'console.projects.position', value: position || '–' },
        { label: field('casualtyNature'), value: project.casualtyNature },
        { label: field('allegedCause'), value: project.allegedCause, isLong: true },
        { label: field('casualtyText'), value: project.casualtyText, isLong: true },
      ]}
    />
  );
}

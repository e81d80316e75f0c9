import { useRecordContext } from 'react-admin';
import { Facts } from '../../records/Facts.tsx';
import type { Project } from '../../records/rows.ts';
import { TextLink } from '../../records/TextLink.tsx';
import { useTold } from '../../records/useTold.ts';

const field = (name: keyof Project) => `resources.projects.fields.${name}`;

export function PartiesTab() {
  const project = useRecordContext<Project>();
  const isTold = useTold();
  if (!project) return null;
  const { clientId, clientName, underwriterId, underwriterName, brokerId, brokerName } = project;
  return (
    <>
      <Facts
        facts={[
          { label: field('clientName'), value: <ClientLink id={clientId} name={clientName} /> },
          { label: field('clientRef'), value: project.clientRef },
          { label: field('policyNo'), value: project.policyNo },
          { label: field('underwriterName'), value: <ClientLink id={underwriterId} name={underwriterName} /> },
          { label: field('brokerName'), value: <ClientLink id={brokerId} name={brokerName} /> },
          {
            label: field('shipownerName'),
            value: <ClientLink id={project.shipownerId} name={project.shipownerName} />,
          },
          { label: field('adjusterName'), value: <ClientLink id={project.adjusterId} name={project.adjusterName} /> },
        ]}
      />
      {project.parties.length > 0 && isTold('projects.parties', 'clientName') && (
        <Facts
          title="resources.projects.fields.parties"
          facts={project.parties.map(({ role, clientId: id, clientName: name }) => ({
            label: role,
            value: <ClientLink id={id} name={name} />,
          }))}
        />
      )}
    </>
  );
}

function ClientLink({ id, name }: { readonly id: number | null; readonly name: string | null | undefined }) {
  if (id === null) return '–';
  return <TextLink to={`/clients/${id}/show`}>{name}</TextLink>;
}

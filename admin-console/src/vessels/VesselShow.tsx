import { TabbedShowLayout, useRecordContext } from 'react-admin';
import { RelatedRows } from '../loaded/RelatedRows.tsx';
import { RowColumn } from '../loaded/RowsTable.tsx';
import { ShowScreen } from '../loaded/ShowScreen.tsx';
import { ProjectStatusChip } from '../projects/ProjectStatusChip.tsx';
import { Facts } from '../records/Facts.tsx';
import { History } from '../records/History.tsx';
import { NameTitle } from '../records/NameTitle.tsx';
import type { Project, Vessel } from '../records/rows.ts';
import { ShowBar } from '../records/ShowBar.tsx';
import { TextLink } from '../records/TextLink.tsx';

const Column = RowColumn<Project>;

export function VesselShow() {
  return (
    <ShowScreen title={<NameTitle />} actions={<ShowBar />}>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="console.vessels.identity">
          <VesselFacts />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="resources.projects.name" path="projects">
          <RelatedRows reference="projects" target="vesselId" sort={{ field: 'projectNo', order: 'DESC' }} link="show">
            <Column source="projectNo" />
            <Column source="title" />
            <Column source="typeName" />
            <Column source="clientName" />
            <Column source="status" render={(project) => <ProjectStatusChip status={project.status} />} />
          </RelatedRows>
        </TabbedShowLayout.Tab>
      </TabbedShowLayout>
      <History />
    </ShowScreen>
  );
}

const identity = ['name', 'kind', 'imo', 'regNo', 'callSign', 'mmsi', 'flag', 'portOfRegistry'] as const;
const sizes = ['classSociety', 'notation', 'gt', 'nt', 'dwt', 'loa', 'lbp', 'breadth', 'depth'] as const;
const built = ['builtYear', 'builder', 'engine', 'kw'] as const;

function VesselFacts() {
  const vessel = useRecordContext<Vessel>();
  if (!vessel) return null;
  const factsOf = (names: readonly (keyof Vessel & string)[]) =>
    names.map((name) => ({ label: `resources.vessels.fields.${name}`, value: shownOf(name, vessel) }));
  const owner = vessel.ownerId !== null && (
    <TextLink to={`/clients/${vessel.ownerId}/show`}>{vessel.ownerName}</TextLink>
  );
  return (
    <>
      <Facts
        facts={[...factsOf(identity), { label: 'resources.vessels.fields.exNames', value: vessel.exNames.join(', ') }]}
      />
      <Facts title="console.vessels.classAndSize" facts={factsOf(sizes)} />
      <Facts title="console.vessels.built" facts={factsOf(built)} />
      <Facts
        title="console.vessels.people"
        facts={[{ label: 'resources.vessels.fields.ownerName', value: owner || '' }, ...factsOf(['manager', 'piClub'])]}
      />
    </>
  );
}

/** A year is no amount: it has no point after its thousands. */
const shownOf = (name: keyof Vessel, vessel: Vessel) =>
  name === 'builtYear' ? String(vessel.builtYear ?? '') : vessel[name];

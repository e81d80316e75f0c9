import { Chip, Tab, Tabs } from '@mui/material';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import { LoadFailed } from '../loaded/LoadFailed.tsx';
import { failureOf, type Loaded } from '../loaded/loaded.ts';
import { RecordList } from '../loaded/RecordList.tsx';
import { RowColumn } from '../loaded/RowsTable.tsx';
import { useCount } from '../loaded/useCount.ts';
import { useRecord } from '../loaded/useRecord.ts';
import type { Project, ProjectType } from '../records/rows.ts';
import { useFormats } from '../records/useFormats.ts';
import { ProjectMatrix } from './ProjectMatrix.tsx';
import { ProjectTable } from './ProjectTable.tsx';
import { projectFilters } from './projectFilters.tsx';
import { projectSheet } from './projectSheet.ts';

const Column = RowColumn<Project>;
const filters = projectFilters.filter(({ props }) => props.source !== 'typeId' && props.source !== 'status');

/** S2.10, S2.11: the projects of a type that are in progress or followed up; without a query how many there are of each. */
export function ProjectsFilter() {
  const [query] = useSearchParams();
  const typeId = Number(query.get('typeId'));
  const status = query.get('status') === 'fol' ? 'fol' : 'onp';
  if (!Number.isInteger(typeId) || typeId < 1) return <ProjectMatrix />;
  return (
    <ResourceContextProvider value="projects">
      <FilteredProjects key={`${typeId}-${status}`} typeId={typeId} status={status} />
    </ResourceContextProvider>
  );
}

interface FilteredProjectsProps {
  readonly typeId: number;
  readonly status: 'onp' | 'fol';
}

function FilteredProjects({ typeId, status }: FilteredProjectsProps) {
  const translate = useTranslate();
  const byType = translate('console.projects.byType');
  const type = useRecord<ProjectType>('types', typeId);
  const failed = failureOf(type);
  return (
    <>
      <StatusTabs typeId={typeId} status={status} />
      {failed && <LoadFailed of={failed} isSmall />}
      <RecordList
        title={`${type.is === 'here' ? type.value.name : byType} · ${translate(`console.projectStatus.${status}`)}`}
        resource="projects"
        filter={{ typeId, status }}
        storeKey={`projects-filter.${typeId}.${status}`}
        disableSyncWithLocation
        filters={filters}
        sheet={projectSheet}
        hasCreate={false}
        sort={{ field: 'nextDue', order: 'ASC' }}
      >
        <ProjectTable more={status === 'fol' && followUpColumns} alike={alike[status]} />
      </RecordList>
    </>
  );
}

function StatusTabs({ typeId, status }: FilteredProjectsProps) {
  const translate = useTranslate();
  const counts = {
    onp: useCount('projects', { typeId, status: 'onp' }),
    fol: useCount('projects', { typeId, status: 'fol' }),
  };
  const failed = Object.values(counts)
    .map(failureOf)
    .find((each) => each !== undefined);
  return (
    <>
      <Tabs value={status} aria-label={translate('resources.projects.fields.status')}>
        {(['onp', 'fol'] as const).map((each) => (
          <Tab
            key={each}
            value={each}
            component={Link}
            to={`/projects-filter?typeId=${typeId}&status=${each}`}
            iconPosition="end"
            icon={<Count count={counts[each]} />}
            label={translate(`console.projectStatus.${each}`)}
          />
        ))}
      </Tabs>
      {failed && <LoadFailed of={failed} isSmall />}
    </>
  );
}

function Count({ count }: { readonly count: Loaded<number> }) {
  const said = count.is === 'here' ? count.value : count.is === 'failed' ? '?' : '…';
  return <Chip component="span" size="small" label={said} sx={{ '&&': { ml: 1 } }} />;
}

// Of what is followed up, the day of that is what comes next.
const alike = { onp: ['typeName'], fol: ['typeName', 'status', 'followUpAt'] };

const followUpColumns = [
  <Column key="why" source="followUpReason" disableSort render={(project) => <FollowUpReason project={project} />} />,
  <Column key="when" source="followUpAt" disableSort render={(project) => <FollowUpDay project={project} />} />,
];

function FollowUpReason({ project: { followUpReason } }: { readonly project: Project }) {
  const translate = useTranslate();
  return followUpReason ? translate(`console.followUpReason.${followUpReason}`) : '–';
}

function FollowUpDay({ project }: { readonly project: Project }) {
  return useFormats().day(project.followUpAt);
}

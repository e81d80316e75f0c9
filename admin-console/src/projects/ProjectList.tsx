import { useTranslate } from 'react-admin';
import { RecordList } from '../loaded/RecordList.tsx';
import { useLinkFilter } from '../records/useLinkFilter.ts';
import { LinkNote } from './LinkNote.tsx';
import { ProjectTable } from './ProjectTable.tsx';
import { projectFilters } from './projectFilters.tsx';
import { projectSheet } from './projectSheet.ts';
import { useLinkWords } from './useLinkWords.ts';

// S2.9, the follow-ups of one's own, and what the start page counts.
const linked = [
  ...['projectStatusReportId', 'surveyorId', 'status', 'overdue', 'followUpDue', 'awaitingApproval'],
  ...['instructedFrom', 'instructedTo'],
];

/** All projects, or those that a link of the menu asks for. */
export function ProjectList() {
  const { key, filter, list } = useLinkFilter('projects', linked);
  const translate = useTranslate();
  const { words } = useLinkWords(filter);
  // What the link has decided is no choice any more.
  const filters = projectFilters.filter(({ props }) => !(props.source in filter));
  return (
    <RecordList
      key={key}
      filters={filters}
      sheet={projectSheet}
      sort={{ field: 'instructionAt', order: 'DESC' }}
      {...(words && { title: `${translate('resources.projects.name')} · ${words}` })}
      {...list}
    >
      <LinkNote filter={filter} />
      <ProjectTable />
    </RecordList>
  );
}

import { TabbedShowLayout, useCanAccess } from 'react-admin';
import { ShowScreen } from '../loaded/ShowScreen.tsx';
import { History } from '../records/History.tsx';
import { InvoiceRows } from '../records/InvoiceRows.tsx';
import { ShowBar } from '../records/ShowBar.tsx';
import { ProjectTitle } from './ProjectEdit.tsx';
import { AttendanceTab } from './show/AttendanceTab.tsx';
import { CasualtyTab } from './show/CasualtyTab.tsx';
import { DocumentsTab } from './show/DocumentsTab.tsx';
import { EffortTab } from './show/EffortTab.tsx';
import { FiguresTab } from './show/FiguresTab.tsx';
import { FindingsTab } from './show/FindingsTab.tsx';
import { OverviewTab } from './show/OverviewTab.tsx';
import { PartiesTab } from './show/PartiesTab.tsx';
import { ReportsTab } from './show/ReportsTab.tsx';

// The first is the record's own address.
const tabs = [
  { path: '', label: 'console.projects.overview', Content: OverviewTab },
  { path: 'parties', label: 'console.projects.parties', Content: PartiesTab },
  { path: 'casualty', label: 'console.projects.vesselAndCasualty', Content: CasualtyTab },
  { path: 'attendances', label: 'resources.attendances.name', Content: AttendanceTab },
  { path: 'reports', label: 'resources.reports.name', Content: ReportsTab },
  { path: 'findings', label: 'resources.findings.name', Content: FindingsTab },
  { path: 'documents', label: 'resources.documents.name', Content: DocumentsTab },
  { path: 'figures', label: 'resources.figures.name', Content: FiguresTab },
  { path: 'effort', label: 'console.projects.effort', Content: EffortTab },
];

/** All that is known of a project, on tabs whose addresses can be sent to somebody. */
export function ProjectShow() {
  const { canAccess: seesInvoices } = useCanAccess({ resource: 'invoices', action: 'list' });
  return (
    <ShowScreen title={<ProjectTitle />} actions={<ShowBar />}>
      <TabbedShowLayout>
        {tabs.map(({ path, label, Content }) => (
          <TabbedShowLayout.Tab key={path} path={path} label={label}>
            <Content />
          </TabbedShowLayout.Tab>
        ))}
        {seesInvoices && (
          <TabbedShowLayout.Tab label="resources.invoices.name" path="invoices">
            <InvoiceRows target="projectId" />
          </TabbedShowLayout.Tab>
        )}
      </TabbedShowLayout>
      <History />
    </ShowScreen>
  );
}

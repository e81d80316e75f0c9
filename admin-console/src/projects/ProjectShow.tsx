import { Show, TabbedShowLayout, useCanAccess } from 'react-admin';
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

/** All that is known of a project, on tabs whose addresses can be sent to somebody. */
export function ProjectShow() {
  const { canAccess: seesInvoices } = useCanAccess({ resource: 'invoices', action: 'list' });
  return (
    <Show title={<ProjectTitle />} actions={<ShowBar />}>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="console.projects.overview">
          <OverviewTab />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="console.projects.parties" path="parties">
          <PartiesTab />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="console.projects.vesselAndCasualty" path="casualty">
          <CasualtyTab />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="resources.attendances.name" path="attendances">
          <AttendanceTab />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="resources.reports.name" path="reports">
          <ReportsTab />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="resources.findings.name" path="findings">
          <FindingsTab />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="resources.documents.name" path="documents">
          <DocumentsTab />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="resources.figures.name" path="figures">
          <FiguresTab />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="console.projects.effort" path="effort">
          <EffortTab />
        </TabbedShowLayout.Tab>
        {seesInvoices && (
          <TabbedShowLayout.Tab label="resources.invoices.name" path="invoices">
            <InvoiceRows target="projectId" />
          </TabbedShowLayout.Tab>
        )}
      </TabbedShowLayout>
      <History />
    </Show>
  );
}

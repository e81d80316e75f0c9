import { Tab, Tabs } from '@mui/material';
import { ResourceContextProvider, useCanAccess, useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import { AccessDenied } from '../layout/AccessDenied.tsx';
import { RecordList } from '../loaded/RecordList.tsx';
import { ProjectTable } from '../projects/ProjectTable.tsx';
import { projectFilters } from '../projects/projectFilters.tsx';
import { projectSheet } from '../projects/projectSheet.ts';
import { InvoicesOf } from './InvoicesOf.tsx';

const tabs = ['projects', 'invoices'] as const;

/** S2.12: projects that are to be billed, and invoices on their way to their issue. */
export function PendingIssued() {
  const [query] = useSearchParams();
  const { canAccess, isPending } = useCanAccess({ resource: 'invoices', action: 'list' });
  const tab = query.get('tab') === 'invoices' ? 'invoices' : 'projects';
  if (isPending) return null;
  if (!canAccess) return <AccessDenied />;
  return (
    <>
      <PendingTabs chosen={tab} />
      {tab === 'invoices' ? (
        <InvoicesOf
          page="pending-issued"
          title="console.menu.pendingIssued"
          looks="taxes"
          sort={{ field: 'createdAt', order: 'ASC' }}
        />
      ) : (
        <ProjectsToBill />
      )}
    </>
  );
}

function ProjectsToBill() {
  return (
    <ResourceContextProvider value="projects">
      <RecordList
        title="console.menu.pendingIssued"
        resource="projects"
        filter={{ toInvoice: true }}
        storeKey="projects.pending-issued"
        disableSyncWithLocation
        filters={projectFilters}
        sheet={projectSheet}
        hasCreate={false}
        sort={{ field: 'ageDays', order: 'DESC' }}
      >
        <ProjectTable />
      </RecordList>
    </ResourceContextProvider>
  );
}

function PendingTabs({ chosen }: { readonly chosen: (typeof tabs)[number] }) {
  const translate = useTranslate();
  return (
    <Tabs value={chosen} aria-label={translate('console.menu.pendingIssued')}>
      {tabs.map((tab) => (
        <Tab
          key={tab}
          value={tab}
          component={Link}
          to={tab === 'projects' ? '/pending-issued' : '/pending-issued?tab=invoices'}
          label={translate(`console.invoices.tab.${tab}`)}
        />
      ))}
    </Tabs>
  );
}

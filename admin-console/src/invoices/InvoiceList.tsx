import { Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { invoiceStatus } from '../contract/index.ts';
import { RecordList } from '../loaded/RecordList.tsx';
import { useLinkFilter } from '../records/useLinkFilter.ts';
import { InvoiceTable } from './InvoiceTable.tsx';
import { InvoiceTotals } from './InvoiceTotals.tsx';
import { invoiceFilters } from './invoiceFilters.tsx';
import { invoiceSheet } from './invoiceSheet.ts';

const linked = ['status'];

/** All invoices, or those of one status. They are read only until their flows come. */
export function InvoiceList() {
  const { key, filter, list } = useLinkFilter('invoices', linked);
  return (
    <>
      <StatusTabs chosen={String(new Map(Object.entries(filter)).get('status') ?? '')} />
      <RecordList
        key={key}
        title="console.menu.allInvoices"
        filters={invoiceFilters}
        sheet={invoiceSheet}
        hasCreate={false}
        sort={{ field: 'id', order: 'DESC' }}
        {...list}
      >
        <InvoiceTotals looks="whole" />
        <InvoiceTable looks="whole" />
      </RecordList>
    </>
  );
}

function StatusTabs({ chosen }: { readonly chosen: string }) {
  const translate = useTranslate();
  const known = invoiceStatus.options.find((status) => status === chosen) ?? '';
  return (
    <Tabs
      value={known}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={translate('resources.invoices.fields.status')}
    >
      <Tab value="" component={Link} to="/invoices" label={translate('console.invoices.all')} />
      {invoiceStatus.options.map((status) => (
        <Tab
          key={status}
          value={status}
          component={Link}
          to={`/invoices?status=${status}`}
          label={translate(`console.invoiceStatus.${status}`)}
        />
      ))}
    </Tabs>
  );
}

import type { ReactElement, ReactNode } from 'react';
import { BooleanInput, ResourceContextProvider, type SortPayload } from 'react-admin';
import type { InvoicePage } from '../contract/index.ts';
import { RecordList } from '../loaded/RecordList.tsx';
import { InvoiceTable, type Looks } from './InvoiceTable.tsx';
import { InvoiceTotals } from './InvoiceTotals.tsx';
import { invoiceFilters } from './invoiceFilters.tsx';
import { invoiceSheet } from './invoiceSheet.ts';

interface InvoicesOfProps {
  readonly page: InvoicePage;
  /** More that the place asks for beside the page. */
  readonly filter?: Readonly<Record<string, string | boolean>>;
  readonly title: string;
  readonly looks: Looks;
  readonly sort: SortPayload;
  /** Above the sums. */
  readonly children?: ReactNode;
}

const overdue = <BooleanInput key="overdue" source="overdue" label="console.invoices.onlyOverdue" />;

/** A page of the menu: a part of the invoices, its search and order kept apart from those of the other pages. */
export function InvoicesOf({ page, filter = {}, title, looks, sort, children }: InvoicesOfProps) {
  const choices: ReactElement<{ source: string }>[] =
    looks === 'ageing' ? [...invoiceFilters, overdue] : invoiceFilters;
  // What the place has decided is no choice any more.
  const filters = choices.filter(({ props }) => !(props.source in filter));
  const key = [page, ...Object.entries(filter).map(([name, value]) => `${name}-${value}`)].join('.');
  return (
    <ResourceContextProvider value="invoices">
      <RecordList
        key={key}
        resource="invoices"
        title={title}
        filter={{ page, ...filter }}
        storeKey={`invoices.${page}`}
        disableSyncWithLocation
        filters={filters}
        sheet={invoiceSheet}
        hasCreate={false}
        sort={sort}
      >
        {children}
        <InvoiceTotals looks={looks} />
        <InvoiceTable looks={looks} />
      </RecordList>
    </ResourceContextProvider>
  );
}

import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RecordTable } from '../loaded/RecordTable.tsx';
import { RowColumn } from '../loaded/RowsTable.tsx';
import { RowCard } from '../records/RowCard.tsx';
import type { Invoice } from '../records/rows.ts';
import { useFormats } from '../records/useFormats.ts';
import { InvoiceStatusChip } from './InvoiceStatusChip.tsx';
import { SlipState } from './SlipState.tsx';

/** What a list of invoices is about: all there is, what is still to come, what has come, or what was written. */
export type Looks = 'whole' | 'ageing' | 'paid' | 'taxes';

const Column = RowColumn<Invoice>;
// A number or a date is read at a glance or not at all.
const unbroken = { whiteSpace: 'nowrap' };

export function InvoiceTable({ looks }: { readonly looks: Looks }) {
  const translate = useTranslate();
  const { day } = useFormats();
  const amount = (name: AmountName) => (
    <Column
      key={name}
      source={name}
      align="right"
      disableSort={name !== 'total' && name !== 'balance'}
      render={(invoice) => <Amount invoice={invoice} name={name} />}
    />
  );
  const dueDate = <Column key="dueDate" source="dueDate" sx={unbroken} render={(invoice) => day(invoice.dueDate)} />;
  const status = <Column key="status" source="status" render={(invoice) => <InvoiceStatusChip invoice={invoice} />} />;
  const slip = <Column key="slip" source="isSlipMissing" disableSort render={(row) => <SlipState invoice={row} />} />;
  const columns = {
    whole: [status, dueDate, amount('total'), amount('balance')],
    ageing: [
      dueDate,
      <Column
        key="days"
        source="daysPastDue"
        sx={{ minWidth: 116 }}
        render={(invoice) => <DaysPastDue invoice={invoice} />}
      />,
      amount('balance'),
      slip,
    ],
    paid: [
      <Column key="paidOn" source="paidOn" sx={unbroken} render={(invoice) => day(invoice.paidOn)} />,
      <Column key="daysToPay" source="daysToPay" align="right" disableSort />,
      amount('total'),
      slip,
    ],
    taxes: [status, amount('dpp'), amount('ppn'), amount('total'), amount('cashExpected')],
  };
  return (
    <RecordTable<Invoice> card={(invoice) => <InvoiceCard invoice={invoice} />}>
      <Column source="number" sx={unbroken} render={({ number }) => number ?? translate('console.invoices.noNumber')} />
      <Column source="billToName" sx={{ minWidth: { xs: 112, lg: 160 } }} />
      <Column source="projectNo" render={(invoice) => <ProjectOf invoice={invoice} />} />
      {looks !== 'ageing' && <Column source="issueDate" sx={unbroken} render={(invoice) => day(invoice.issueDate)} />}
      {columns[looks]}
    </RecordTable>
  );
}

type AmountName = 'total' | 'balance' | 'dpp' | 'ppn' | 'cashExpected';

/** In its own currency, and what that is in rupiah, by which the list is ordered; or that nobody knows. */
function Amount({ invoice, name }: { readonly invoice: Invoice; readonly name: AmountName }) {
  const translate = useTranslate();
  const { money } = useFormats();
  const shown = money(invoice[name], invoice.currency);
  const inRupiah = { total: invoice.totalIdr, balance: invoice.balanceIdr };
  if (invoice.currency === 'IDR' || (name !== 'total' && name !== 'balance')) return shown;
  return (
    <Box sx={unbroken}>
      {shown}
      <Typography variant="body2" color="text.secondary">
        {inRupiah[name] === null ? translate('console.invoices.withoutRate') : money(inRupiah[name], 'IDR')}
      </Typography>
    </Box>
  );
}

function ProjectOf({ invoice: { projectNo, projectTitle } }: { readonly invoice: Invoice }) {
  return (
    <Box sx={{ minWidth: { xs: 124, lg: 160 } }}>
      {projectNo}
      <Typography variant="body2" color="text.secondary">
        {projectTitle}
      </Typography>
    </Box>
  );
}

function DaysPastDue({ invoice: { daysPastDue } }: { readonly invoice: Invoice }) {
  const translate = useTranslate();
  if (daysPastDue === null) return '–';
  if (daysPastDue <= 0) return translate('console.invoices.dueIn', { smart_count: -daysPastDue });
  return (
    <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
      {translate('console.invoices.late', { smart_count: daysPastDue })}
    </Box>
  );
}

function InvoiceCard({ invoice }: { readonly invoice: Invoice }) {
  const { day, money } = useFormats();
  const { number, projectNo, billToName, total, currency, dueDate } = invoice;
  return (
    <RowCard title={billToName ?? number ?? '–'} facts={[billToName && number, projectNo, dueDate && day(dueDate)]}>
      <strong>{money(total, currency)}</strong>
      <InvoiceStatusChip invoice={invoice} />
      {invoice.isSlipMissing && <SlipState invoice={invoice} />}
    </RowCard>
  );
}

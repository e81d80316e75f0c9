import { useSearchParams } from 'react-router';
import { isCalendarDate } from 'shop-core/rules';
import { InvoicesOf } from './InvoicesOf.tsx';
import { PeriodBar } from './PeriodBar.tsx';

const byDue = { field: 'dueDate', order: 'ASC' } as const;
const newestPaid = { field: 'paidOn', order: 'DESC' } as const;
const newestIssued = { field: 'issueDate', order: 'DESC' } as const;

const pages = {
  'pending-payment': { title: 'console.menu.pendingPayment', looks: 'ageing', sort: byDue },
  complete: { title: 'console.menu.complete', looks: 'paid', sort: newestPaid },
  'issued-month': { title: 'console.menu.issuedMonth', looks: 'taxes', sort: newestIssued },
  'issued-week': { title: 'console.menu.issuedWeek', looks: 'taxes', sort: newestIssued },
} as const;

interface InvoicePageProps {
  readonly page: keyof typeof pages;
}

/** S2.12: what is to be paid, what was, and what was issued in the month or the week of a day (`on`). */
export function InvoicePage({ page }: InvoicePageProps) {
  const [query] = useSearchParams();
  const on = query.get('on') ?? '';
  const hasPeriod = page === 'issued-month' || page === 'issued-week';
  const chosen = hasPeriod && isCalendarDate(on) ? { on } : {};
  const late = page === 'pending-payment' && query.get('overdue') === 'true' ? { overdue: true } : {};
  return (
    <InvoicesOf page={page} filter={{ ...chosen, ...late }} {...pages[page]}>
      {hasPeriod && <PeriodBar page={page} />}
    </InvoicesOf>
  );
}

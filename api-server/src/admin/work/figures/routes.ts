import { sumInvoices, viewCharts, viewDashboard } from 'admin-console/contract';
import { type CalendarDate, calendarDate } from 'shop-core/rules';
import { addMonths } from 'shop-core/rules/back-office';
import { serve } from '../../../http/serve.ts';
import type { Services } from '../../../services.ts';
import { type AdminDesk, atAdminDesk } from '../../desk.ts';
import { askingOf } from '../../rest/serveResource.ts';
import { chartsOf } from './charts.ts';
import { dashboardOf } from './dashboard.ts';
import { invoiceSummary } from './invoiceSummary.ts';

/** What the office's work comes to: sums of lists, the start page, and the charts. */
export function figureRoutes(desk: AdminDesk, { database: { db }, now }: Services): void {
  atAdminDesk(desk, (at) => {
    serve(at, sumInvoices, ({ query: { filter = {} } }, { caller }) =>
      invoiceSummary(db, filter, askingOf(caller, now())),
    );
    serve(at, viewDashboard, (_, { caller }) => dashboardOf(db, askingOf(caller, now())));
    serve(at, viewCharts, ({ query }, { caller }) => {
      const asking = askingOf(caller, now());
      const to = latest(query.to ?? asking.today, firstYear);
      const from = latest(query.from ?? monthsBefore(to, 11), monthsBefore(to, longestSpan));
      return chartsOf(db, { from, to }, asking);
    });
  });
}

const firstYear = calendarDate('2010-01-01');
/** Months that a chart shows at most. */
const longestSpan = 60;
const latest = (one: CalendarDate, other: CalendarDate) => (one > other ? one : other);
/** The first day of the month so many months before. */
const monthsBefore = (day: CalendarDate, months: number) => calendarDate(`${addMonths(day, -months).slice(0, 7)}-01`);

import { calendarDate } from 'shop-core/rules';
import {
  type Charts,
  type Dashboard,
  type InvoiceSums,
  sumInvoices,
  viewCharts,
  viewDashboard,
} from '../contract/index.ts';
import { on } from './fakeRoute.ts';

export interface FakeFigures {
  readonly sums?: Partial<InvoiceSums>;
  readonly dashboard?: Partial<Dashboard>;
  readonly charts?: Partial<Charts>;
}

export const noAgeing = { notDue: 0, to30: 0, to60: 0, to90: 0, to120: 0, over120: 0 };
export const noSums: InvoiceSums['idr'] = {
  ...{ currency: 'IDR', count: 0, dpp: 0, ppn: 0, pph23: 0, total: 0, cashExpected: 0, balance: 0, leftOut: [] },
  ageing: noAgeing,
};
export const noneLeftOut = { toIssue: [], outstanding: [], overdue: [], issuedThisMonth: [], issuedLastMonth: [] };
const noDashboard: Dashboard = {
  ...{ today: calendarDate('2026-11-27'), monthBegin: calendarDate('2026-11-01'), newInstructions: 0, onProgress: 0 },
  ...{ followUpsDue: 0, overdueReports: 0, awaitingApproval: 0, surveyorLoad: [] },
};
const noCharts: Charts = {
  ...{ from: calendarDate('2025-12-01'), to: calendarDate('2026-11-27') },
  ...{ instructions: [], money: [], ageing: noAgeing, ageingWithoutRate: 0, surveyors: [] },
};

/** The sums of the fake back office: what a test gives, whatever its lists hold. */
export const fakeFigureRoutes = ({ sums, dashboard, charts }: FakeFigures = {}) => [
  on(sumInvoices, () => ({ currencies: [], idr: noSums, period: null, previous: null, ...sums })),
  on(viewDashboard, () => ({ ...noDashboard, ...dashboard })),
  on(viewCharts, () => ({ ...noCharts, ...charts })),
];

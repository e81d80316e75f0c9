import { isoDate, list, orNull, wire } from 'shop-core/wire';
import * as z from 'zod/mini';
import { adminCall } from '../adminCall.ts';
import { told } from '../derived/told.ts';
import { jsonInQuery } from '../rest/jsonInQuery.ts';
import { listFilter } from '../rest/listQuery.ts';
import { record } from '../rest/record.ts';
import { currency } from '../rest/scalars.ts';
import { count, id, text } from '../scalars.ts';
import { ageing } from '../work/ageing.ts';
import { invoicesResource } from '../work/invoices.ts';
import { leftOut } from '../work/leftOut.ts';

/**
 * What invoices come to in one currency. `count` is how many are summed, `leftOut` which are not. Those that are void, credited or
 * cancelled never are, and those before their issue only where they alone are asked for.
 */
const sums = record({
  currency,
  count,
  dpp: z.number(),
  ppn: z.number(),
  pph23: z.number(),
  total: z.number(),
  cashExpected: z.number(),
  balance: z.number(),
  ageing,
  leftOut,
});

const invoiceSums = record({
  /** Of each currency that there is. */
  currencies: list(sums),
  /** Of all, in rupiah at the booked rates. */
  idr: sums,
  /** The month or week that issued-month and issued-week show, both days included; null for other pages. */
  period: orNull(record({ from: isoDate, to: isoDate })),
  /** All of the month or week before it, in rupiah. */
  previous: orNull(sums),
});

/** Ours: what the list of invoices comes to under the same filter, whatever its page shows. */
export const sumInvoices = adminCall('GET /invoices-summary', {
  auth: 'admin',
  needsOneOf: invoicesResource.mayRead,
  query: wire({ filter: ['filter', z.optional(jsonInQuery(listFilter(invoicesResource.filters)))] }),
  reply: invoiceSums,
});

export type InvoiceSums = z.output<typeof invoiceSums>;

const officeMoney = record({
  /** Invoices before their issue: how many, and their worth. */
  toIssueCount: count,
  toIssue: z.number(),
  outstandingCount: count,
  outstanding: z.number(),
  overdueCount: count,
  overdue: z.number(),
  issuedThisMonth: z.number(),
  issuedLastMonth: z.number(),
  ageing,
  /** What each of these sums leaves out. */
  leftOut: record({
    ...{ toIssue: leftOut, outstanding: leftOut, overdue: leftOut },
    ...{ issuedThisMonth: leftOut, issuedLastMonth: leftOut },
  }),
});

const dashboard = told('dashboard', {
  today: isoDate,
  monthBegin: isoDate,
  /** Projects instructed in the month of today. */
  newInstructions: count,
  onProgress: count,
  /** Follow-ups whose day has come. */
  followUpsDue: count,
  /** Projects in progress whose next report should have been there. */
  overdueReports: count,
  /** Projects with a report that waits for approval. */
  awaitingApproval: count,
  /** In rupiah at the booked rates. */
  money: officeMoney,
  surveyorLoad: list(record({ surveyorId: id, surveyorName: text(), open: count, overdue: count })),
});

/** Ours: the figures of the start page, each of what the asking admin may see. */
export const viewDashboard = adminCall('GET /office-dashboard', {
  auth: 'admin',
  needsOneOf: ['view-dashboards'],
  reply: dashboard,
});

export type Dashboard = z.output<typeof dashboard>;

/** The first day of a month. */
const month = isoDate;

const charts = told('charts', {
  from: isoDate,
  to: isoDate,
  instructions: list(record({ month, typeName: text(), count })),
  /** Of every month, in rupiah at the booked rates. */
  money: list(
    record({
      ...{ month, billed: z.number(), collected: z.number() },
      /** How many invoices and payments these leave out: they have no rate. */
      ...{ billedWithoutRate: count, collectedWithoutRate: count },
    }),
  ),
  /** Of today, in rupiah at the booked rates. */
  ageing,
  /** How many open invoices it leaves out: they have no rate. */
  ageingWithoutRate: count,
  /** Of the reports issued in these days; a report without a due day is on time. */
  surveyors: list(record({ surveyorName: text(), issued: count, onTime: count })),
});

/** Ours: what the charts draw, from a day to a day, both included: the last twelve months unless they are said. */
export const viewCharts = adminCall('GET /office-charts', {
  auth: 'admin',
  needsOneOf: ['view-charts'],
  query: wire({ from: ['from', z.optional(isoDate)], to: ['to', z.optional(isoDate)] }),
  reply: charts,
});

export type Charts = z.output<typeof charts>;

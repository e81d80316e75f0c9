import { isoDate, list, orNull, wire } from 'shop-core/wire';
import * as z from 'zod/mini';
import { adminCall } from '../adminCall.ts';
import { jsonInQuery } from '../rest/jsonInQuery.ts';
import { listFilter } from '../rest/listQuery.ts';
import { record } from '../rest/record.ts';
import { currency } from '../rest/scalars.ts';
import { count, id, text } from '../scalars.ts';
import { ageing } from '../work/ageing.ts';
import { invoicesResource } from '../work/invoices.ts';

/** What invoices come to in one currency. Those that are void, credited or cancelled count as rows, but not as money. */
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
});

const dashboard = record({
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
  /** In rupiah at the booked rates; null for who may not list invoices. */
  money: orNull(officeMoney),
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

const charts = record({
  from: isoDate,
  to: isoDate,
  instructions: list(record({ month, typeName: text(), count })),
  /** Of every month, in rupiah at the booked rates. */
  money: list(record({ month, billed: z.number(), collected: z.number() })),
  /** Of today, in rupiah at the booked rates. */
  ageing,
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

import { isoDate, list, orNull } from 'shop-core/wire';
import * as z from 'zod/mini';
import { adminCall } from '../adminCall.ts';
import { record } from '../rest/record.ts';
import { count, id, text } from '../scalars.ts';
import { ageing } from './ageing.ts';

const money = record({
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
  money: orNull(money),
  surveyorLoad: list(record({ surveyorId: id, surveyorName: text(), open: count, overdue: count })),
});

/** Ours: the figures of the start page, each of what the asking admin may see. */
export const viewDashboard = adminCall('GET /office-dashboard', {
  auth: 'admin',
  needsOneOf: ['view-dashboards'],
  reply: dashboard,
});

export type Dashboard = z.output<typeof dashboard>;

import { isoDate, list, wire } from 'shop-core/wire';
import * as z from 'zod/mini';
import { adminCall } from '../adminCall.ts';
import { record } from '../rest/record.ts';
import { count, text } from '../scalars.ts';
import { ageing } from './ageing.ts';

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

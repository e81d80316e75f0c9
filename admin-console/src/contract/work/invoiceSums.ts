import { isoDate, list, orNull, wire } from 'shop-core/wire';
import * as z from 'zod/mini';
import { adminCall } from '../adminCall.ts';
import { jsonInQuery } from '../rest/jsonInQuery.ts';
import { listFilter } from '../rest/listQuery.ts';
import { record } from '../rest/record.ts';
import { currency } from '../rest/scalars.ts';
import { count } from '../scalars.ts';
import { ageing } from './ageing.ts';
import { invoicesResource } from './invoices.ts';

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

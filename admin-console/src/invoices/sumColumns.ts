import type { InvoiceSums } from '../contract/index.ts';
import { ageingBuckets } from './ageingBuckets.ts';
import type { Looks } from './InvoiceTable.tsx';

export type Sums = InvoiceSums['idr'];

export interface SumColumn {
  readonly label: string;
  readonly of: (sums: Sums) => number;
}

const field = (name: 'dpp' | 'ppn' | 'pph23' | 'total' | 'cashExpected' | 'balance'): SumColumn => ({
  label: `resources.invoices.fields.${name}`,
  of: (sums) => sums[name],
});
const ofAgeing: readonly SumColumn[] = [
  ...ageingBuckets.map((bucket) => ({ label: `console.ageing.${bucket}`, of: ({ ageing }: Sums) => ageing[bucket] })),
  field('balance'),
];
/** Which sums stand above a list of invoices. */
export const sumColumns: Readonly<Record<Looks, readonly SumColumn[]>> = {
  whole: [field('dpp'), field('ppn'), field('total'), field('balance')],
  ageing: ofAgeing,
  paid: [field('total'), field('pph23'), field('cashExpected')],
  taxes: [field('dpp'), field('ppn'), field('total'), field('cashExpected')],
};

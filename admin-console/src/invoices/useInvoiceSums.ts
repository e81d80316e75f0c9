import { type InvoiceSums, sumInvoices } from '../contract/index.ts';
import type { Loaded } from '../loaded/loaded.ts';
import { useAnswer } from '../loaded/useAnswer.ts';
import { useListAsk } from '../loaded/useListAsk.ts';

/** What the whole list around it comes to under its filters. */
export function useInvoiceSums(): Loaded<InvoiceSums> {
  const { filter, filterValues } = useListAsk();
  const asked = Object.entries({ ...filterValues, ...filter }).filter(([, value]) => value !== '');
  const all = Object.fromEntries(asked);
  // Under the list's own key: whatever refreshes the list refreshes its sums.
  return useAnswer(
    sumInvoices,
    { query: { filter: all } },
    { key: ['invoices', 'getList', 'sums', all], keepsLast: true },
  );
}

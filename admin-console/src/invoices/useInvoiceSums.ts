import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { type InvoiceSums, sumInvoices } from '../contract/index.ts';
import { useSend } from '../providers/useSend.ts';

/** What the whole list around it comes to under its filters; undefined until that is known. */
export function useInvoiceSums(): InvoiceSums | undefined {
  const send = useSend();
  const { filter, filterValues } = useListContext();
  const asked = Object.entries({ ...filterValues, ...filter }).filter(([, value]) => value !== '');
  const all = Object.fromEntries(asked);
  const { data } = useQuery({
    // Under the list's own key: whatever refreshes the list refreshes its sums.
    queryKey: ['invoices', 'getList', 'sums', all],
    queryFn: () => send(sumInvoices, { query: { filter: all } }),
    placeholderData: (before) => before,
  });
  return data;
}

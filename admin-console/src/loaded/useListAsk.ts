import { useListContext } from 'react-admin';

/** What the list around it asks for, and what the server says about the whole of it; its rows are for what shows them. */
export function useListAsk() {
  const { filter, filterValues, setFilters, meta } = useListContext();
  return { filter, filterValues, setFilters, meta };
}

import { useEffect, useState } from 'react';
import { useListAsk } from '../loaded/useListAsk.ts';

/** What is typed into the search box, and the search that the list shows. */
export function useUserSearch() {
  const { filterValues, setFilters } = useListAsk();
  const shown = String(filterValues.search ?? '');
  const [text, setText] = useState(shown);
  // Back, forward and 'clear filters' change the search too.
  useEffect(() => setText(shown), [shown]);

  const searchFor = (wanted: string) => {
    setText(wanted);
    if (wanted !== shown) setFilters(wanted ? { search: wanted } : {});
  };
  return { text, setText, search: () => searchFor(text.trim()), clear: () => searchFor(''), isShown: shown !== '' };
}

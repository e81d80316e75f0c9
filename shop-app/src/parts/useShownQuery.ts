import { type RefObject, useEffect, useRef } from 'react';

/** For a search box: what is looked for stands in it, also after going back, and it keeps the focus when something was sought. */
export function useShownQuery(query: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = query;
  }, [query]);
  return input;
}

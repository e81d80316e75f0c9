import { useEffect, useRef } from 'react';
import { useOwner } from '../provider/useOwner.ts';

/** Empties a form that stood on the page while another customer took over: nobody reads what somebody else has typed. */
export function useOneTypist(empty: () => void): void {
  const owner = useOwner();
  const typist = useRef(owner);
  useEffect(() => {
    if (owner === 'visitor') return;
    const before = typist.current;
    typist.current = owner;
    if (before !== 'visitor' && before !== owner) empty();
  }, [owner, empty]);
}

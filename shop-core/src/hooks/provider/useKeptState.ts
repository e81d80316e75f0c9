import { useState } from 'react';
import { useKept } from './useKept.ts';

/**
 * A state that comes back with a form: which dialog is open, so that a shopper who logs in again sees the form that was
 * filled in. It is kept beside something that was typed, and never alone. Call it before the form that it opens.
 * @param name the state, the same before and after the login
 * @param first a plain value, what it is as long as nothing was set or kept
 * @returns The state and its setter, as of `useState`.
 */
export function useKeptState<T>(name: string, first: T) {
  const [value, setValue] = useState<T>(first);
  useKept<T>(name, {
    isBeside: true,
    read: () => (value === first ? undefined : value),
    restore: (kept) => setValue(() => kept),
  });
  return [value, setValue] as const;
}

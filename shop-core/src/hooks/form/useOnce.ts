import { type BaseSyntheticEvent, useRef } from 'react';

type Submit = (event?: BaseSyntheticEvent) => Promise<void>;

/** A submit that is not begun again while it is under way: two clicks are one form. */
export function useOnce(submit: Submit): Submit {
  const isRunning = useRef(false);
  return async (event) => {
    if (isRunning.current) return event?.preventDefault();
    isRunning.current = true;
    try {
      await submit(event);
    } finally {
      isRunning.current = false;
    }
  };
}

import { type ComponentType, useEffect, useState } from 'react';
import { CodeNotFetched, codeNotFetched, fetchCode } from './fetchCode.ts';

export interface Fetched<P> {
  readonly Component: ComponentType<P> | undefined;
  /** What to say when the fetch failed, and what `retry` is called then. */
  readonly failure: { readonly message: string; readonly retryLabel: string } | undefined;
  /** Fetches again; loads the page again where the shop was updated. */
  readonly retry: () => void;
}

interface Held<P> {
  readonly Component?: ComponentType<P>;
  readonly failed?: keyof typeof codeNotFetched;
}

/**
 * A component whose code is fetched when it is first drawn. React.lazy remembers for ever that a fetch failed and takes what
 * is around it down; here the page stays, and the fetch can be tried again.
 * @param load the same function at every render
 */
export function useFetched<P>(load: () => Promise<ComponentType<P>>): Fetched<P> {
  const [{ Component, failed }, setHeld] = useState<Held<P>>({});
  const isWanted = !Component && !failed;
  useEffect(() => {
    if (!isWanted) return;
    let isShown = true;
    const hold = (next: Held<P>) => {
      if (isShown) setHeld(next);
    };
    fetchCode(load).then(
      (Fetched) => hold({ Component: Fetched }),
      (error) => hold({ failed: error instanceof CodeNotFetched ? error.why : 'offline' }),
    );
    return () => {
      isShown = false;
    };
  }, [load, isWanted]);
  return {
    Component,
    failure: failed && codeNotFetched[failed],
    retry: () => (failed === 'gone' ? window.location.reload() : setHeld({})),
  };
}

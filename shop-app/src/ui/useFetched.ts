import { type ComponentType, useEffect, useState } from 'react';

export interface Fetched<P> {
  readonly Component: ComponentType<P> | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * A component whose code is fetched when it is first drawn. React.lazy remembers for ever that a fetch failed and takes what
 * is around it down; here the page stays, and the fetch can be tried again.
 * @param load the same function at every render
 */
export function useFetched<P>(load: () => Promise<ComponentType<P>>): Fetched<P> {
  const [held, setHeld] = useState<{ readonly Component?: ComponentType<P>; readonly hasFailed: boolean }>({
    hasFailed: false,
  });
  const isWanted = !held.Component && !held.hasFailed;
  useEffect(() => {
    if (!isWanted) return;
    let isShown = true;
    const hold = (next: typeof held) => {
      if (isShown) setHeld(next);
    };
    load().then(
      (Component) => hold({ Component, hasFailed: false }),
      () => hold({ hasFailed: true }),
    );
    return () => {
      isShown = false;
    };
  }, [load, isWanted]);
  return { Component: held.Component, hasFailed: held.hasFailed, retry: () => setHeld({ hasFailed: false }) };
}

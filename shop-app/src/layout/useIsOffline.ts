import { useSyncExternalStore } from 'react';

const changes = ['online', 'offline'];

/** Whether the browser knows that there is no connection. A server and the first paint know of none missing. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      for (const change of changes) window.addEventListener(change, onChange);
      return () => {
        for (const change of changes) window.removeEventListener(change, onChange);
      };
    },
    () => !navigator.onLine,
    () => false,
  );
}

import { useSyncExternalStore } from 'react';

declare global {
  interface Window {
    /** Set by the script in index.html: shows the page in the colours that were chosen, or that are remembered. */
    showColors?: (chosen?: Colors) => void;
  }
}

/** Light, dark, or as the device is. */
export type Colors = 'device' | 'light' | 'dark';

const key = 'samudra-emas.colors';
const listeners = new Set<() => void>();

/** The colours of the page, as they were chosen on this device: remembered here, and followed by its other tabs. */
export function useColors(): [colors: Colors, choose: (colors: Colors) => void] {
  return [useSyncExternalStore(subscribe, shown, () => 'device'), choose];
}

function choose(colors: Colors): void {
  try {
    localStorage.setItem(key, colors);
  } catch {
    // Where nothing is remembered it holds for this page.
  }
  window.showColors?.(colors);
  for (const listener of listeners) listener();
}

function shown(): Colors {
  const { colors } = document.documentElement.dataset;
  return colors === 'light' || colors === 'dark' ? colors : 'device';
}

// The script in index.html hears another tab first: it was there before.
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

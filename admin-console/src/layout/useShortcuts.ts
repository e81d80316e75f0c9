import { useEffect } from 'react';
import { type ShortcutName, shortcutOf } from './shortcuts.ts';

/** Listens for the shortcuts of the console. While a dialog is open, only for the one that opens the palette. */
export function useShortcuts(run: Readonly<Record<ShortcutName, () => void>>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const name = shortcutOf(event);
      const isBelowDialog = document.querySelector('[role="dialog"]') !== null;
      if (!name || event.defaultPrevented || (isBelowDialog && name !== 'palette')) return;
      event.preventDefault();
      run[name]();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [run]);
}

import { focusManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuthProvider } from 'react-admin';
import type { ConsoleAuthProvider } from '../providers/authProvider.ts';

/** Asks what the role allows whenever somebody opens the console or comes back to it: it may have been open for days. */
export function useFreshPermissions(): void {
  const authProvider = useAuthProvider<ConsoleAuthProvider>();
  useEffect(() => {
    const ask = () => {
      // What went wrong is the matter of the calls that somebody asked for.
      authProvider?.updatePermissions().catch(() => {});
    };
    ask();
    return focusManager.subscribe((isFocused) => isFocused && ask());
  }, [authProvider]);
}

import { useQuery } from '@tanstack/react-query';
import { useAuthProvider } from 'react-admin';
import type { ConsoleAuthProvider } from '../providers/authProvider.ts';

/** Asks what the role allows whenever somebody opens the console or comes back to it: it may have been open for days. */
export function useFreshPermissions(): void {
  const authProvider = useAuthProvider<ConsoleAuthProvider>();
  useQuery({
    queryKey: ['own permissions'],
    queryFn: async () => {
      // What went wrong is the matter of the calls that somebody asked for.
      await authProvider?.updatePermissions().catch(() => {});
      return null;
    },
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
}

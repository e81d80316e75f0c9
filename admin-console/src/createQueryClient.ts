import { QueryClient } from '@tanstack/react-query';

/**
 * Asks again only where asking again may help: not for what the server has refused. Without a connection a call fails at
 * once, which the screen says; TanStack would hold it and send it later, without a word.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: (failures, error) => failures < 2 && mayPass(error) },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

function mayPass(error: Error): boolean {
  return 'status' in error && (error.status === 0 || Number(error.status) >= 500);
}

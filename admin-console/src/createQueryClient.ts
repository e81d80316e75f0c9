import { QueryClient } from '@tanstack/react-query';

/** Asks again only where asking again may help: not for what the server has refused. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: (failures, error) => failures < 2 && mayPass(error) } },
  });
}

function mayPass(error: Error): boolean {
  return 'status' in error && (error.status === 0 || Number(error.status) >= 500);
}

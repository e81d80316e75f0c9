import { useSearchParams } from 'react-router';

/** Where the login of this page leads, from its address: what is given on to every page around the login. */
export function useNext(): string | undefined {
  return useSearchParams()[0].get('next') ?? undefined;
}

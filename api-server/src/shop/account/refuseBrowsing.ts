import type { IncomingHttpHeaders } from 'node:http';
import { refuse } from '../../http/refuse.ts';

/**
 * Refuses what a browser asks by itself, following a link or fetching ahead. A GET that changes things is meant only when
 * a script asks for it.
 */
export function refuseBrowsing(headers: IncomingHttpHeaders): void {
  const isNavigation = headers['sec-fetch-mode'] === 'navigate';
  const isPrefetch = [headers.purpose, headers['sec-purpose'], headers['x-purpose'], headers['x-moz']].some((purpose) =>
    /prefetch|prerender|preview/i.test(String(purpose ?? '')),
  );
  if (isNavigation || isPrefetch) refuse({ code: 'NOT_YOURS' });
}

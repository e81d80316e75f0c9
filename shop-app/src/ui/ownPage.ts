import { readUrl } from './readUrl.ts';

const here = 'http://shop.invalid';
// What the shop's server gives out beside its pages.
const files = /^\/(?:api|assets|media)\//;

/**
 * The page of the shop that an address leads to, from its path on; undefined for other sites, files, and places on the same page. An
 * address without '/' is one of the root, wherever it stands. It is read as a browser reads it, so '/\elsewhere' is another site.
 */
export function ownPage(address: string, origin: string): string | undefined {
  const url = address.startsWith('#') ? undefined : readUrl(address, here);
  if (!url) return undefined;
  if (url.origin !== here && url.origin !== origin) return undefined;
  return files.test(url.pathname) ? undefined : url.pathname + url.search + url.hash;
}

import { readUrl } from '../ui/readUrl.ts';

/** Where to go after login: a path of the shop itself, never another site ('//evil.example', '/\t/evil.example'). */
export function safeNext(next: string | undefined): string {
  const here = 'http://shop.invalid';
  // The way a browser reads it is the way that counts: it drops tabs and turns backslashes.
  const url = next?.startsWith('/') ? readUrl(next, here) : undefined;
  if (!url) return '/';
  const { origin, pathname, search } = url;
  return origin === here && !pathname.startsWith('//') ? pathname + search : '/';
}

/** Where to go after login: a path of the shop itself, never another site ('//evil.example', '/\t/evil.example'). */
export function safeNext(next: string | undefined): string {
  const here = 'http://shop.invalid';
  if (!next?.startsWith('/') || !URL.canParse(next, here)) return '/';
  // The way a browser reads it is the way that counts: it drops tabs and turns backslashes.
  const { origin, pathname, search } = new URL(next, here);
  return origin === here && !pathname.startsWith('//') ? pathname + search : '/';
}

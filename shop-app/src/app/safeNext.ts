/** Where to go after login: a path of the shop itself, never another site ('//evil.example', 'https:...'). */
export function safeNext(next: string | null): string {
  if (!next?.startsWith('/') || next.startsWith('//') || next.includes('\\')) return '/';
  return next;
}

/** The one form of an address: no slash at the end. Always a path of our own: '//evil.example/' would leave the site. */
export function canonicalUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (path === '/' || !path.endsWith('/')) return url;
  // Looking back first: without it each of many slashes in the middle is tried as the beginning of the end.
  const own = path.replace(/^[/\\]+/, '').replace(/(?<!\/)\/+$/, '');
  return [`/${own}`, ...query].join('?');
}

// No backslash, which browsers read as a slash; no spaces or control characters, which they leave out.
const pattern = /^(https:\/\/|mailto:|tel:|[?#]|\/(?!\/))[^\s\\\p{Cc}]*$/iu;

/** Whether an address may stand in content: https, mailto, tel, or a place on this site that begins with /, ? or #. */
export function isSafeUrl(url: unknown): url is string {
  return typeof url === 'string' && pattern.test(url);
}

import { isIP } from 'node:net';

const names = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isProxy(text: string): boolean {
  if (names.has(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/**
 * Whose word about a visitor's address counts: a number of proxies, or a list of their addresses and ranges. Undefined
 * when it is neither. "Everyone" is not offered: then anybody could claim any address.
 */
export function trustedProxies(text: string): number | string[] | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const list = text.split(',').map((proxy) => proxy.trim());
  return list.every(isProxy) ? list : undefined;
}

import ipaddr from 'ipaddr.js';

/**
 * The network that an address counts for: of IPv6 the /64, which one line has all to itself and where it may choose a new
 * address for every ask. An IPv4 address in IPv6 spelling is the IPv4 address.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const parts = (address as ipaddr.IPv6).parts.slice(0, 4);
  return `${parts.map((part) => part.toString(16)).join(':')}::/64`;
}

/**
 * The network of somebody elsewhere; undefined for this machine itself. Where a proxy stands in front that TRUST_PROXY does not
 * name, every shopper comes from here: they are no network that may hold so much and no more.
 */
export function networkElsewhere(ip: string): string | undefined {
  const isHere = ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback';
  return isHere ? undefined : networkOf(ip);
}

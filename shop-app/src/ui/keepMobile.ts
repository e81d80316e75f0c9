/** Carries `mobile=1` of the current address over to an internal link (S1.12: the shop shown inside an app). */
export function keepMobile(to: string, currentSearch: string): string {
  if (new URLSearchParams(currentSearch).get('mobile') !== '1') return to;
  const [address = '', hash] = to.split('#', 2);
  const [path = '', search] = address.split('?', 2);
  const params = new URLSearchParams(search);
  params.set('mobile', '1');
  return `${path}?${params}${hash === undefined ? '' : `#${hash}`}`;
}

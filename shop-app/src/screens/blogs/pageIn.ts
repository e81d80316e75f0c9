/** The page that an address asks for, counted from 1; whatever is no page is the first. */
export function pageIn(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

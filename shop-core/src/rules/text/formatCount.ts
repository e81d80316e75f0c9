// Made with the first number, not with the page: finding a language takes milliseconds.
let grouped: Intl.NumberFormat | undefined;

/** A number of things as the shop shows it, points for example: '4.600'. */
export function formatCount(count: number): string {
  grouped ??= new Intl.NumberFormat('id-ID');
  return grouped.format(count);
}

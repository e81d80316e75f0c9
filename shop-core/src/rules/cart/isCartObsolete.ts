/**
 * Whether any line still carries an outdated price: until each of them is refreshed the checkout is blocked
 * (S4.15, S4.16).
 */
export function isCartObsolete(lines: readonly { readonly isOutdated: boolean }[]): boolean {
  return lines.some((line) => line.isOutdated);
}

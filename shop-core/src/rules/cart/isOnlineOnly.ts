/**
 * Whether a cart holds online products (trainings) and nothing else, so that nothing is shipped (S4.23). An empty cart
 * does not.
 */
export function isOnlineOnly(lines: readonly { readonly isOnline: boolean }[]): boolean {
  return lines.length > 0 && lines.every((line) => line.isOnline);
}

/**
 * Keeps what was shown while the next page loads, but only within one owner's data: prices of a customer never stand in for
 * those of a visitor or of someone else. For `placeholderData` of a query whose key names its owner third, after the shop and what it asks for.
 */
export function keepPreviousOf(owner: string) {
  return <T>(previous: T | undefined, query: { readonly queryKey: readonly unknown[] } | undefined): T | undefined =>
    query?.queryKey[2] === owner ? previous : undefined;
}

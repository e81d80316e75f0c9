/** The rows of a left join, one entry for each row on its left. */
export function grouped<G extends { readonly id: number }, M>(
  rows: readonly { readonly of: G; readonly member: M | null }[],
): { of: G; members: M[] }[] {
  const groups = new Map<number, { of: G; members: M[] }>();
  for (const { of, member } of rows) {
    const group = groups.get(of.id) ?? { of, members: [] };
    groups.set(of.id, group);
    if (member !== null) group.members.push(member);
  }
  return [...groups.values()];
}

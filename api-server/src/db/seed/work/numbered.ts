/** Numbers of a year in the order that the things come in: 'INV-2026-0001'. Counts on for each year, without a gap. */
export function numbered(): (prefix: string, day: string) => string {
  const given = new Map<string, number>();
  return (prefix, day) => {
    const year = day.slice(0, 4);
    const next = (given.get(year) ?? 0) + 1;
    given.set(year, next);
    return `${prefix}-${year}-${String(next).padStart(4, '0')}`;
  };
}

/** The counters that go on where numbers end. */
export function countersAfter<Kind extends string>(kind: Kind, numbers: readonly string[]) {
  const highest = new Map<number, number>();
  for (const number of numbers) {
    const [, year = 0, count = 0] = number.split('-').map(Number);
    highest.set(year, Math.max(count, highest.get(year) ?? 0));
  }
  return [...highest].map(([year, count]) => ({ kind, year, next: count + 1 }));
}

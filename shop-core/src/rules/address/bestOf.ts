/** Keeps the best of what it is given, at most `most`: those of a higher rank, and of one rank those that came first. */
export function bestOf<T>(most: number) {
  const ranks: number[] = [];
  const best: T[] = [];
  return {
    best,
    add: (one: T, rank: number) => {
      if (best.length === most && rank <= (ranks[most - 1] ?? 0)) return;
      let at = best.length;
      while (at > 0 && (ranks[at - 1] ?? 0) < rank) at -= 1;
      ranks.splice(at, 0, rank);
      best.splice(at, 0, one);
      ranks.length = best.length = Math.min(best.length, most);
    },
  };
}

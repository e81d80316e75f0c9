/** Says yes at most `perSecond` times a second, counted in whole seconds. */
export function rateBudget(perSecond: number, clock = () => performance.now()): () => boolean {
  let second = Number.NaN;
  let left = 0;
  return () => {
    const now = Math.floor(clock() / 1_000);
    if (now !== second) {
      second = now;
      left = perSecond;
    }
    left -= 1;
    return left >= 0;
  };
}

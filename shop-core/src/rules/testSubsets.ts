/** Every choice of some of a few things, none and all included, in their order: a space this small is walked, not drawn from. */
export function subsetsOf<T>(things: readonly T[]): T[][] {
  const [first, ...others] = things;
  if (first === undefined) return [[]];
  return subsetsOf(others).flatMap((subset) => [subset, [first, ...subset]]);
}

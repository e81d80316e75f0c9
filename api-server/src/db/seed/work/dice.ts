/** Chances that fall the same way each time: what the demonstration says follows from a number. */
export interface Dice {
  /** A whole number between two, both of which can come. */
  between(least: number, most: number): number;
  chance(percent: number): boolean;
  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T;
}

export function dice(seed: number): Dice {
  let state = (seed * 2_654_435_761 + 97) >>> 0;
  // Mulberry32: 32 bits of state are plenty for making things up.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (percent) => next() * 100 < percent,
    pick(from) {
      const picked = from[Math.floor(next() * from.length)];
      if (picked === undefined) throw new Error('nothing to pick from');
      return picked;
    },
  };
}

/** From where to where something reaches down the window. */
interface Reach {
  readonly top: number;
  readonly bottom: number;
}

interface Free {
  /** Of the window. */
  readonly windowHeight: number;
  /** Of what is to be put there. */
  readonly height: number;
  /** How far above the bottom of the window it stands where nothing is in the way. */
  readonly least: number;
  readonly taken: readonly Reach[];
}

const gap = 8;

/** How far above the bottom of the window something stands lowest without covering what is taken; undefined without room. */
export function freeBottom({ windowHeight, height, least, taken }: Free): number | undefined {
  let bottom = least;
  for (;;) {
    const reach = { top: windowHeight - bottom - height, bottom: windowHeight - bottom };
    if (reach.top < gap) return undefined;
    const inTheWay = taken.filter((other) => other.top < reach.bottom + gap && other.bottom > reach.top - gap);
    if (inTheWay.length === 0) return bottom;
    // Above the highest of them: what is lower is passed as well.
    bottom = windowHeight - Math.min(...inTheWay.map(({ top }) => top)) + gap;
  }
}

/** The channel of the triggers of migration 0002: what they say is `stock` or `shown`. */
export const publicChannel = 'public_changed';

/** Counts what was committed to the tables behind public answers. Equal counts mean that nothing was, by anybody. */
export interface PublicChanges {
  /** Undefined while changes can't be heard: then nothing may be kept. */
  count(): number | undefined;
  /** The same without the stock, which every order changes. */
  countButStock(): number | undefined;
  /** Somebody committed a change. */
  heard(what?: string): void;
  /** From now on every change is heard; some may have been missed. */
  listening(): void;
  deaf(): void;
}

export function publicChanges(): PublicChanges {
  let isHearing = false;
  let stock = 0;
  let shown = 0;
  return {
    count: () => (isHearing ? stock + shown : undefined),
    countButStock: () => (isHearing ? shown : undefined),
    heard: (what) => {
      if (what === 'stock') stock += 1;
      else shown += 1;
    },
    listening: () => {
      shown += 1;
      isHearing = true;
    },
    deaf: () => {
      isHearing = false;
    },
  };
}

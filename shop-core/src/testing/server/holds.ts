import type { Call } from '../../wire/index.ts';

/** Answers that are kept back until a test lets them go: what a slow server looks like, without a clock. */
export interface Hold {
  /** How many asks wait for their answer. */
  readonly waiting: number;
  /** Lets the answer of one ask go: the oldest, or the one at a place among those that wait. */
  readonly next: (at?: number) => void;
  /** Lets all answers go, and holds no more. */
  readonly release: () => void;
}

export interface Holds {
  readonly hold: (call?: Call) => Hold;
  /** Resolves when the answer to an ask of the call may go. */
  readonly pass: (call: Call) => Promise<void>;
}

export function createHolds(): Holds {
  const active = new Map<Call | undefined, (() => void)[]>();
  return {
    hold(call) {
      const waiting: (() => void)[] = [];
      active.set(call, waiting);
      return {
        get waiting() {
          return waiting.length;
        },
        next(at = 0) {
          for (const go of waiting.splice(at, 1)) go();
        },
        release() {
          if (active.get(call) === waiting) active.delete(call);
          for (const go of waiting.splice(0)) go();
        },
      };
    },
    pass(call) {
      const waiting = active.get(call) ?? active.get(undefined);
      return waiting ? new Promise((go) => waiting.push(go)) : Promise.resolve();
    },
  };
}

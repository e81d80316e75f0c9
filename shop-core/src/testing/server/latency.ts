import type { Call } from '../../wire/index.ts';

export interface Latency {
  /** Lets the answers to one call, or to all, take so long; 0 makes them immediate again. */
  readonly set: (ms: number, call?: Call) => void;
  readonly pass: (call: Call) => Promise<void>;
}

/** How long answers take, by the timers of whoever runs the test: fake ones count as well. */
export function createLatency(): Latency {
  const waits = new Map<Call | undefined, number>();
  return {
    set: (ms, call) => void waits.set(call, ms),
    pass(call) {
      const ms = waits.get(call) ?? waits.get(undefined) ?? 0;
      return ms > 0 ? new Promise((go) => setTimeout(go, ms)) : Promise.resolve();
    },
  };
}

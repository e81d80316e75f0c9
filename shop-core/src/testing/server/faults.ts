import type { Call } from '../../wire/index.ts';

/**
 * What goes wrong with one ask: it is answered something else and not handled, or it is handled and its answer is lost.
 */
export type Fault = { readonly answer: (call: Call) => Response } | 'lost';

export interface Faults {
  /** Goes wrong with the next ask, or with the next of a call. */
  readonly add: (fault: Fault, call?: Call) => void;
  readonly take: (call: Call) => Fault | undefined;
}

export function createFaults(): Faults {
  const waiting: { readonly fault: Fault; readonly call: Call | undefined }[] = [];
  return {
    add(fault, call) {
      waiting.push({ fault, call });
    },
    take(call) {
      const at = waiting.findIndex((each) => each.call === undefined || each.call === call);
      return at < 0 ? undefined : waiting.splice(at, 1)[0]?.fault;
    },
  };
}

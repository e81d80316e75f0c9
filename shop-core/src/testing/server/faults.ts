import type { Call } from '../../wire/index.ts';

/**
 * What goes wrong with one ask: it is answered something else and not handled, or it is handled and its answer is lost.
 */
export type Fault = { readonly answer: (call: Call) => Response } | 'lost';

export interface Faults {
  /** Goes wrong with the next ask, or with the next of a call. */
  readonly add: (fault: Fault, call?: Call) => void;
  /** Goes wrong with every ask of a call until it is mended. */
  readonly keep: (fault: Fault, call: Call) => Breakdown;
  readonly take: (call: Call) => Fault | undefined;
}

/** Something that stays broken. */
export interface Breakdown {
  readonly mend: () => void;
}

export function createFaults(): Faults {
  const lasting = new Map<Call, Fault>();
  const waiting: { readonly fault: Fault; readonly call: Call | undefined }[] = [];
  return {
    add(fault, call) {
      waiting.push({ fault, call });
    },
    keep(fault, call) {
      lasting.set(call, fault);
      return { mend: () => void lasting.delete(call) };
    },
    take(call) {
      const at = waiting.findIndex((each) => each.call === undefined || each.call === call);
      return at < 0 ? lasting.get(call) : waiting.splice(at, 1)[0]?.fault;
    },
  };
}

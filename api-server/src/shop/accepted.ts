import type { Decision } from 'shop-core/decisions';
import { refuseHeld } from '../budget/refuseHeld.ts';
import { Refusal } from '../http/refuse.ts';

/** What was decided; or ends the handling of an ask with the reason why not. */
export function accepted<W, R>(decision: Decision<W, R>, now: Date): { readonly writes: W; readonly reply: R } {
  if (!('refused' in decision)) return decision;
  const { refused, status } = decision;
  if (refused.code === 'HELD_TOO_MUCH') return refuseHeld(refused, now);
  throw new Refusal(refused, status === undefined ? {} : { status });
}

import type { ProblemOf } from 'shop-core/rules';
import { Refusal } from '../http/refuse.ts';

/**
 * Ends an ask for more of something than its budget allows: 429 and when to come again where waiting helps, else 409, as for
 * any other state that only somebody's doing changes.
 */
export function refuseHeld(problem: ProblemOf<'HELD_TOO_MUCH'>, now: Date): never {
  const { freeAt } = problem;
  if (freeAt === null) throw new Refusal(problem, { status: 409 });
  const retryAfterSeconds = Math.max(1, Math.ceil((freeAt.getTime() - now.getTime()) / 1000));
  throw new Refusal(problem, { retryAfterSeconds });
}

import type { ProblemOf } from '../rules/problem.ts';
import type { Refusal } from './decision.ts';

/** Refuses more of something than its budget allows: waiting helps, or else it is as any state that only somebody's doing changes. */
export function refusedHold(problem: ProblemOf<'HELD_TOO_MUCH'>): Refusal {
  return problem.freeAt === null ? { refused: problem, status: 409 } : { refused: problem };
}

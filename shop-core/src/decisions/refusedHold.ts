import type { ProblemOf } from '../rules/problem.ts';
import type { Refusal } from './decision.ts';

/** Refuses more of something than its budget allows. Where no waiting helps it is a conflict: only what somebody does changes it. */
export function refusedHold(problem: ProblemOf<'HELD_TOO_MUCH'>): Refusal {
  return problem.freeAt === null ? { refused: problem, status: 409 } : { refused: problem };
}

import type { FieldProblem } from '../fieldProblem.ts';
import { fieldProblems } from '../form/fieldProblems.ts';
import { whyNotRedeem } from './whyNotRedeem.ts';

/** The redeem dialog. */
export interface RedeemForm {
  /** Null when nothing was typed, NaN when it was no number. */
  readonly points: number | null;
}

/**
 * What is wrong with the redeem dialog for a customer who has so many points: REQUIRED (S5.37), POINTS_INVALID,
 * POINTS_EXCEED (S5.38).
 */
export function redeemProblems({ points }: RedeemForm, active: number): FieldProblem<'points'>[] {
  return fieldProblems<'points'>({
    points: points === null ? { code: 'REQUIRED' } : whyNotRedeem(points, active),
  });
}

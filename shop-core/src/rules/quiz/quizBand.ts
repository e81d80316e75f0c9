import { highestAnswer, quizLength } from '../constants.ts';

/** From the most careful to the boldest. */
export type QuizBand = 'SECURE' | 'CAUTIOUS' | 'BALANCED' | 'ADVENTUROUS';

/** The risk profile of a total. */
export interface QuizResult {
  readonly band: QuizBand;
  /** The total lies between two bands of the specification and counts as the more careful one (S9.29). */
  readonly inGap: boolean;
}

/**
 * The risk profile of a total: below 12 Secure (S9.25), of which 11 is in a gap (S9.29), to 19 Cautious (S9.26), to 28
 * Balanced (S9.27), to 40 Adventurous (S9.28).
 * @throws RangeError when no eight answers have this total
 */
export function quizBand(score: number): QuizResult {
  if (!Number.isInteger(score) || score < quizLength || score > quizLength * highestAnswer) {
    throw new RangeError(`no total of the quiz: ${score}`);
  }
  const inGap = score === 11;
  if (score < 12) return { band: 'SECURE', inGap };
  if (score < 20) return { band: 'CAUTIOUS', inGap };
  return { band: score < 29 ? 'BALANCED' : 'ADVENTUROUS', inGap };
}

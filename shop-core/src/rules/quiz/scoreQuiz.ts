import { quizLength } from '../constants.ts';
import { isAnswer } from './isAnswer.ts';

/**
 * The total of the eight answers: 8 to 40 (S9.24).
 * @throws RangeError when they are not eight of 1 to 5
 */
export function scoreQuiz(values: readonly number[]): number {
  if (values.length !== quizLength || !values.every(isAnswer)) throw new RangeError(`not eight answers: ${values}`);
  return values.reduce((total, value) => total + value, 0);
}

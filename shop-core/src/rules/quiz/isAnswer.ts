import { highestAnswer } from '../constants.ts';

/** Whether a value is the score of an answer: 1 to 5 (S9.24). */
export function isAnswer(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= highestAnswer;
}

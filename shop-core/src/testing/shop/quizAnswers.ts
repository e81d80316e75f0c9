import { submitQuiz } from '../../contract/calls/quiz.ts';
import { submitQuizAnswers } from '../../decisions/quiz/submitQuizAnswers.ts';
import { type FakeRoute, on } from '../server/on.ts';
import { accepted } from './accepted.ts';
import type { HeldShop } from './heldShop.ts';
import { spendHeld } from './spendHeld.ts';

/** The quiz (S7.64). */
export function quizAnswers(held: HeldShop): FakeRoute[] {
  return [
    on(submitQuiz, ({ body }) => {
      const { writes, reply } = accepted(submitQuizAnswers(body));
      spendHeld(held, 'QUIZ', writes.email);
      return reply;
    }),
  ];
}

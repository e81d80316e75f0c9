import { submitQuiz } from '../../contract/calls/quiz.ts';
import { quizProblems } from '../../rules/quiz/quizProblems.ts';
import { scoreQuiz } from '../../rules/quiz/scoreQuiz.ts';
import { type FakeRoute, on } from '../server/on.ts';
import type { HeldShop } from './heldShop.ts';
import { refuseFields } from './refuseFields.ts';
import { spendHeld } from './spendHeld.ts';

/** The quiz (S7.64). */
export function quizAnswers(held: HeldShop): FakeRoute[] {
  return [
    on(submitQuiz, ({ body }) => {
      refuseFields(quizProblems(body));
      spendHeld(held, 'QUIZ', body.email);
      return { score: scoreQuiz(body.values) };
    }),
  ];
}

import { submitQuiz } from '../../contract/calls/quiz.ts';
import { quizProblems } from '../../rules/quiz/quizProblems.ts';
import { scoreQuiz } from '../../rules/quiz/scoreQuiz.ts';
import { identityKey } from '../../rules/session/identityKey.ts';
import { stripSpaces } from '../../rules/text/stripSpaces.ts';
import { type FakeRoute, on } from '../server/on.ts';
import { refuse } from '../server/refuse.ts';
import type { HeldShop } from './heldShop.ts';
import { refuseFields } from './refuseFields.ts';

const day = 24 * 60 * 60_000;

/** The quiz (S7.64): three a day of an address. */
export function quizAnswers(held: HeldShop): FakeRoute[] {
  return [
    on(submitQuiz, ({ body }) => {
      refuseFields(quizProblems(body));
      const email = identityKey(stripSpaces(body.email));
      const since = held.now.getTime() - day;
      const sent = held.quizzes.filter((quiz) => quiz.email === email && quiz.at.getTime() > since);
      const [first] = sent;
      if (first && sent.length >= 3) {
        const retryAfterSeconds = Math.max(1, Math.ceil((first.at.getTime() - since) / 1000));
        return refuse({ code: 'RATE_LIMITED', retryAfterSeconds });
      }
      held.quizzes.push({ email, at: held.now });
      return { score: scoreQuiz(body.values) };
    }),
  ];
}

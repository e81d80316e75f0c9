import type { QuizSubmission } from '../../contract/calls/quiz.ts';
import { quizProblems } from '../../rules/quiz/quizProblems.ts';
import { scoreQuiz } from '../../rules/quiz/scoreQuiz.ts';
import { identityKey } from '../../rules/session/identityKey.ts';
import { stripSpaces } from '../../rules/text/stripSpaces.ts';
import { type Decision, refusedFields } from '../decision.ts';

/** Answers as they are kept; each uses up one QUIZ of its e-mail address and network. */
export interface ScoredQuiz {
  readonly email: string;
  readonly name: string;
  readonly values: number[];
  readonly score: number;
}

/** The score of the eight answers, whatever a browser made of them (S7.64). */
export function submitQuizAnswers({
  name,
  email,
  values,
}: QuizSubmission): Decision<ScoredQuiz, { readonly score: number }> {
  const wrong = refusedFields(quizProblems({ name, email, values }));
  if (wrong) return wrong;
  const score = scoreQuiz(values);
  return { writes: { email: identityKey(stripSpaces(email)), name: name.trim(), values, score }, reply: { score } };
}

import { call, list, type Named, wire } from '../../wire/index.ts';
import * as z from '../../wire/zod.ts';
import { count, text } from '../scalars.ts';

/** S3.28 */
export interface QuizSubmission extends z.output<typeof quizSubmissionWire> {}
const quizSubmissionWire = wire({
  email: ['email', text(320)],
  name: ['name', text(100)],
  values: ['values', list(z.int(z.minimum(1), z.maximum(5)), 8)],
});
export const quizSubmission: Named<QuizSubmission> = quizSubmissionWire;

/**
 * S7.64. Hands in the eight answers of the quiz. The server computes the score.
 * @errors HELD_TOO_MUCH after three quizzes a day.
 */
export const submitQuiz = call('POST /quiz/submit-quiz', {
  auth: 'anyone',
  body: quizSubmission,
  reply: wire({ score: ['nilai-quiz', count] }),
});

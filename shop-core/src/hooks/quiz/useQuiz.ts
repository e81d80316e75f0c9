import { useEffect, useRef, useState } from 'react';
import { submitQuiz } from '../../contract/calls/quiz.ts';
import { type QuizQuestion, quizQuestions } from '../../messages/quizQuestions.ts';
import { type QuizResult, quizBand } from '../../rules/quiz/quizBand.ts';
import { quizProblems } from '../../rules/quiz/quizProblems.ts';
import { stripSpaces } from '../../rules/text/stripSpaces.ts';
import { type Form, useForm } from '../form/useForm.ts';
import { sayInvalidFormat } from '../provider/sayInvalidFormat.ts';
import type { SessionState } from '../provider/sessionState.ts';
import type { Shop } from '../provider/shop.ts';
import { useAction } from '../provider/useAction.ts';
import { useSession } from '../provider/useSession.ts';

export interface QuizValues {
  readonly name: string;
  readonly email: string;
  /** The score of each answer, 1 to 5, null where none is chosen: 'values.0' is the first question. */
  readonly values: readonly (number | null)[];
}

/** What the quiz came to: the server's score, and the profile it stands for. */
export interface FinishedQuiz extends QuizResult {
  readonly score: number;
}

export interface Quiz {
  /** 'form' until it was sent, then 'result' (S2.141). */
  readonly view: 'form' | 'result';
  readonly questions: readonly QuizQuestion[];
  readonly form: Form<QuizValues>;
  readonly result: FinishedQuiz | undefined;
  /** Back to a form without answers. */
  readonly restart: () => void;
}

/**
 * The risk-profile quiz (S2.140), open to visitors; a customer's name and e-mail are filled in.
 * @returns `view` says what to draw: the form with `questions`, or the `result` with its band; `restart` leads back.
 * @errors its fields are refused with REQUIRED and EMAIL_INVALID; HELD_TOO_MUCH after three quizzes a day. What else
 * goes wrong is said in the words of the specification.
 */
export function useQuiz(): Quiz {
  const start = startOf(useSession());
  const [result, setResult] = useState<FinishedQuiz>();
  const begun = useRef(start);
  const { run } = useAction(sendQuiz, { outcome: 'quizSent' });
  const form = useForm<QuizValues>({
    defaults: start,
    keepAs: 'quiz',
    problems: quizProblems,
    submit: async (values) => {
      const sent = await run(values);
      if (sent.ok) setResult(sent.value);
      return sent;
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another person begins another form
  useEffect(() => {
    const [before, now] = [begun.current, start];
    begun.current = now;
    const isSame = before.name === now.name && before.email === now.email;
    if (!isSame && !form.isDirty) form.reset(now);
  }, [start.name, start.email]);
  const restart = () => {
    form.reset(start);
    setResult(undefined);
  };
  return { view: result ? 'result' : 'form', questions: quizQuestions, form, result, restart };
}

function startOf(session: SessionState): QuizValues {
  const { fullName = null, email = '' } = session.status === 'customer' ? session.profile : {};
  return { name: fullName ?? '', email, values: quizQuestions.map(() => null) };
}

function sendQuiz({ name, email, values }: QuizValues, { client }: Shop): Promise<FinishedQuiz> {
  const answers = values.filter((value) => value !== null);
  return sayInvalidFormat(async () => {
    const body = { name: name.trim(), email: stripSpaces(email), values: answers };
    const { score } = await client.send(submitQuiz, { body });
    return { score, ...quizBand(score) };
  });
}

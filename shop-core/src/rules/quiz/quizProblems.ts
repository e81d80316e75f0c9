import { quizLength } from '../constants.ts';
import type { FieldProblem, ValueProblem } from '../fieldProblem.ts';
import { fieldProblems } from '../form/fieldProblems.ts';
import { requiredEmail } from '../form/requiredEmail.ts';
import { requiredText } from '../form/requiredText.ts';
import { isAnswer } from './isAnswer.ts';

/** The quiz as it is filled in. */
export interface QuizForm {
  readonly name: string | null;
  readonly email: string | null;
  /** The score of each answer, 1 to 5, in the order of the questions; null where none is chosen yet. */
  readonly values: readonly (number | null | undefined)[];
}

/** 'values.0' is the first question, 'values' all of them. */
export type QuizField = 'name' | 'email' | 'values' | `values.${number}`;

/**
 * What is wrong with the quiz: name (S5.62), e-mail (S5.63) and each of the eight answers (S5.64). Gives REQUIRED,
 * EMAIL_INVALID, CHOICE_INVALID of an answer that is not 1 to 5, TOO_LONG of a name above 100 characters and INVALID.
 */
export function quizProblems({ name, email, values }: QuizForm): FieldProblem<QuizField>[] {
  const answers: { [F in QuizField]?: ValueProblem | undefined } = {};
  for (let place = 0; place < quizLength; place += 1) answers[`values.${place}`] = answerProblem(values[place]);
  return fieldProblems<QuizField>({
    name: requiredText(name, 100),
    email: requiredEmail(email),
    values: values.length > quizLength ? { code: 'INVALID' } : undefined,
    ...answers,
  });
}

function answerProblem(value: number | null | undefined): ValueProblem | undefined {
  if (value === null || value === undefined) return { code: 'REQUIRED' };
  return isAnswer(value) ? undefined : { code: 'CHOICE_INVALID' };
}

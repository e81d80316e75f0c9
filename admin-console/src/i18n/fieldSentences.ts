import type { I18nProvider } from 'react-admin';
import { fieldMessageFor, idFieldMessages } from 'shop-core/messages';
import type { FieldProblem } from 'shop-core/rules';

type Translate = I18nProvider['translate'];

/** One sentence a refused field in the language of the screen, as forms want it. The first problem of a field wins. */
export function fieldSentences(problems: readonly FieldProblem[], translate: Translate): Record<string, string> {
  const sentences = problems.map((problem) => [
    problem.field,
    translate(`field.${problem.code}`, { ...problem, _: fieldMessageFor(problem) }),
  ]);
  return Object.fromEntries(sentences.reverse());
}

/** A sentence that the server said under a field, which it says in Indonesian, in the language of the screen. */
export function translatedSentence(sentence: string, translate: Translate): string {
  const code = Object.entries(idFieldMessages).find(([, known]) => known === sentence)?.[0];
  return code ? translate(`field.${code}`, { _: sentence }) : sentence;
}

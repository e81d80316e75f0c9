import type { I18nProvider } from 'react-admin';
import { fieldMessageFor } from 'shop-core/messages';
import { type FieldProblem, formatSlashDate, type ValueProblem } from 'shop-core/rules';

type Translate = I18nProvider['translate'];

/** One sentence a refused field in the language of the screen, as forms want it. The first problem of a field wins. */
export function fieldSentences(problems: readonly FieldProblem[], translate: Translate): Record<string, string> {
  const sentences = problems.map((problem) => [
    problem.field,
    sentenceOf(problem, translate, fieldMessageFor(problem)),
  ]);
  return Object.fromEntries(sentences.reverse());
}

/** What the server said of fields, which it says in Indonesian, in the language of the screen. What is not known is said as it came. */
export function translatedErrors(
  errors: Readonly<Record<string, string>>,
  problems: readonly FieldProblem[],
  translate: Translate,
): Record<string, string> {
  const sentences = problems.map((problem) => [
    problem.field,
    sentenceOf(problem, translate, errors[problem.field] ?? ''),
  ]);
  return { ...errors, ...Object.fromEntries(sentences.reverse()) };
}

const sentenceOf = (problem: ValueProblem, translate: Translate, otherwise: string): string =>
  translate(textOf(problem), { ...limitsOf(problem), _: otherwise });

/** What a problem carries, as it is written in a sentence. */
function limitsOf(problem: ValueProblem) {
  if (problem.code === 'DIGITS_WRONG') return { digits: problem.digits.join('/') };
  if (problem.code === 'DATE_TOO_EARLY') return { earliest: formatSlashDate(problem.earliest) };
  if (problem.code === 'DATE_TOO_LATE') return { latest: formatSlashDate(problem.latest) };
  return problem;
}

/** Where the words for a problem are: some say something else by what they carry. */
function textOf(problem: ValueProblem): string {
  if (problem.code === 'NUMBER_INVALID' && problem.decimals === 0) return 'field.NUMBER_NOT_WHOLE';
  if (problem.code === 'NUMBER_TOO_SMALL' && problem.minimum) return 'field.NUMBER_BELOW_MINIMUM';
  if (problem.code === 'NUMBER_TOO_SMALL' && problem.isZeroFine) return 'field.NUMBER_BELOW_ZERO';
  return `field.${problem.code}`;
}

import type { FieldProblemCode, ValueProblem } from '../rules/fieldProblem.ts';
import type { FieldMessageCatalogue, Sentence } from './catalogue.ts';
import { idFieldMessages } from './idFieldMessages.ts';
import { say } from './say.ts';

/** The sentence under a refused field. */
export function fieldMessageFor<C extends FieldProblemCode>(
  problem: ValueProblem<C>,
  catalogue: FieldMessageCatalogue = idFieldMessages,
): string {
  const sentence: Sentence<ValueProblem<C>> = catalogue[problem.code];
  return say(sentence, problem);
}

import type { ProblemCode, ProblemOf } from '../rules/problem.ts';
import type { MessageCatalogue, Sentence } from './catalogue.ts';
import { idMessages } from './idMessages.ts';
import { say } from './say.ts';

/** The sentence for a problem, from the Indonesian catalogue or one that an app made with {@link withMessages}. */
export function messageFor<C extends ProblemCode>(
  problem: ProblemOf<C>,
  catalogue: MessageCatalogue = idMessages,
): string {
  const sentence: Sentence<ProblemOf<C>> = catalogue[problem.code];
  return say(sentence, problem);
}

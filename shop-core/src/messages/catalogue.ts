import type { FieldProblemCode, ValueProblem } from '../rules/fieldProblem.ts';
import type { ProblemCode, ProblemOf } from '../rules/problem.ts';

/** What is said about a problem: a sentence, or one made from what the problem carries. */
export type Sentence<P> = string | ((problem: P) => string);

/** A sentence for every reason the shop says no. A code without one does not compile. */
export type MessageCatalogue = { readonly [C in ProblemCode]: Sentence<ProblemOf<C>> };

/** A sentence for every reason a field is refused. */
export type FieldMessageCatalogue = { readonly [C in FieldProblemCode]: Sentence<ValueProblem<C>> };

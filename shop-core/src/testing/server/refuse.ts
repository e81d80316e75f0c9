import { ShopError } from '../../client/shopError.ts';
import type { Problem } from '../../rules/problem.ts';

type Parts = ConstructorParameters<typeof ShopError>[1];

/** Ends a handler with the reason why not: the answer is a failure body with its code, as the server would write it. */
export function refuse(problem: Problem, parts?: Parts): never {
  throw new ShopError(problem, parts);
}

import { ShopError } from '../../client/shopError.ts';
import type { Problem } from '../../rules/problem.ts';
import type { Shop } from './shop.ts';
import { type Action, type ActionOptions, useToldAction } from './useToldAction.ts';
import { idWords } from './words.ts';

export type { Action, ActionOptions, Result } from './useToldAction.ts';

/** Something a person does. One road for every no: a rule's refusal and the server's both end here. */
export function useAction<Input, T>(
  perform: (input: Input, shop: Shop) => Promise<T>,
  options: ActionOptions = {},
): Action<Input, T> {
  return useToldAction(perform, options, idWords);
}

/** Ends an action with the reason why not, exactly as a refusal of the server would. */
export function refuse(problem: Problem): never {
  throw new ShopError(problem);
}

import type { Shop } from '../provider/shop.ts';
import type { Action, ActionOptions } from '../provider/useAction.ts';
import { useToldAction } from '../provider/useToldAction.ts';
import { cartWords } from './cartWords.ts';

/** Something a person does to the cart, in its words. */
export function useCartAction<Input, T>(
  perform: (input: Input, shop: Shop) => Promise<T>,
  options: ActionOptions = {},
): Action<Input, T> {
  return useToldAction(perform, { shownIn: 'cart', ...options }, cartWords);
}

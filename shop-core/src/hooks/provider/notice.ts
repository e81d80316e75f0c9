import type { ShopError } from '../../client/shopError.ts';
import type { Outcome } from '../../messages/outcomes.ts';

/** Something a person should hear of: an action that went through, or one that did not. */
export type Notice =
  | { readonly tone: 'good'; readonly outcome: Outcome; readonly sentence: string }
  | { readonly tone: 'bad'; readonly error: ShopError; readonly sentence: string };

import type { ShopError } from '../../client/shopError.ts';
import { sentenceFor } from './sentenceFor.ts';
import type { Shop } from './shop.ts';

/** Tells a person why not. A refused token is told as the end of the login, and not a second time here. */
export function tellError(shop: Pick<Shop, 'onNotice' | 'messages'>, error: ShopError): void {
  if (error.status === 401 && error.problem.code === 'LOGIN_REQUIRED') return;
  shop.onNotice({ tone: 'bad', error, sentence: sentenceFor(error, shop.messages) });
}

import type { ShopError } from '../../client/shopError.ts';
import type { MessageCatalogue } from '../../messages/catalogue.ts';
import { messageFor } from '../../messages/messageFor.ts';
import { sayError } from './sayError.ts';

/**
 * What a person reads of an error (S8.5): behind the courier's code when it is about shipping (S8.30). The server's own
 * sentence speaks only where it gave no code that this version knows.
 */
export function sentenceFor(error: ShopError, catalogue?: MessageCatalogue): string {
  return sayError(error, () => messageFor(error.problem, catalogue));
}

import type { ShopError } from '../../client/shopError.ts';
import type { MessageCatalogue } from '../../messages/catalogue.ts';
import { messageFor } from '../../messages/messageFor.ts';

/** What a person reads of an error (S8.5). The server's own sentence speaks only for codes that this version doesn't know. */
export function sentenceFor(error: ShopError, catalogue?: MessageCatalogue): string {
  const { problem, fields, sentence } = error;
  if (problem.code === 'FORM_INVALID' && fields.message) return fields.message;
  if (problem.code === 'UNEXPECTED' && sentence) return sentence;
  return messageFor(problem, catalogue);
}

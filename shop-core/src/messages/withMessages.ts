import type { FieldMessageCatalogue, MessageCatalogue } from './catalogue.ts';
import { idFieldMessages } from './idFieldMessages.ts';
import { idMessages } from './idMessages.ts';

/** The Indonesian catalogue with some sentences replaced, by code. */
export function withMessages(own: Partial<MessageCatalogue>): MessageCatalogue {
  return { ...idMessages, ...own };
}

/** The Indonesian field sentences with some replaced, by code. */
export function withFieldMessages(own: Partial<FieldMessageCatalogue>): FieldMessageCatalogue {
  return { ...idFieldMessages, ...own };
}

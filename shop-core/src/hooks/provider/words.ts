import type { MessageCatalogue } from '../../messages/catalogue.ts';
import { idMessages } from '../../messages/idMessages.ts';
import { type Outcome, outcomes } from '../../messages/outcomes.ts';

/** What a part of the shop says: why not, and that something went through. A part brings its own, so an app of that part alone loads no more. */
export interface Words {
  readonly refusals: Partial<MessageCatalogue> & Pick<MessageCatalogue, 'UNEXPECTED'>;
  readonly outcomes: { readonly [O in Outcome]?: string };
}

/** All of them. */
export const idWords: Words = { refusals: idMessages, outcomes };

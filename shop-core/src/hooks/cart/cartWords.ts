import { cartMessages } from '../../messages/cartMessages.ts';
import { cartOutcomes } from '../../messages/cartOutcomes.ts';
import type { Words } from '../provider/words.ts';

/** What the cart says: an app of the cart alone loads no sentences of a checkout or of gold. */
export const cartWords: Words = { refusals: cartMessages, outcomes: cartOutcomes };

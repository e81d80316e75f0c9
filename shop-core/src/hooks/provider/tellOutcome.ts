import type { Outcome } from '../../messages/outcomes.ts';
import type { Shop } from './shop.ts';
import type { Words } from './words.ts';

/** Tells a person that something went through. */
export function tellOutcome(shop: Pick<Shop, 'onNotice'>, outcome: Outcome, { outcomes }: Words): void {
  const sentence = outcomes[outcome];
  if (sentence) shop.onNotice({ tone: 'good', outcome, sentence });
}

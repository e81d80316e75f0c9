import { type Outcome, outcomes } from '../../messages/outcomes.ts';
import type { Shop } from './shop.ts';

/** Tells a person that something went through. */
export function tellOutcome(shop: Pick<Shop, 'onNotice'>, outcome: Outcome): void {
  shop.onNotice({ tone: 'good', outcome, sentence: outcomes[outcome] });
}

import { whyNotGoldLedger } from '../../rules/zakat/whyNotGoldLedger.ts';
import { type Refusal, refusedFields } from '../decision.ts';
import type { GoldEntry } from './zakatFacts.ts';

/** How much gold one tracker holds at most, so that every sum of it is exact: a hundred tonnes, in milligrams. */
const mostGold = 100_000_000_000;

/** Why these entries can't stand together: an entry more, or one less, may make an older sale impossible. */
export function whyNotEntries(entries: readonly GoldEntry[]): Refusal | undefined {
  const written = entries.reduce((sum, { weight }) => sum + weight, 0);
  if (written > mostGold) {
    return refusedFields([{ field: 'weight', code: 'NUMBER_TOO_LARGE', maximum: mostGold / 1_000 }]);
  }
  const problem = whyNotGoldLedger(entries);
  return problem && { refused: problem };
}

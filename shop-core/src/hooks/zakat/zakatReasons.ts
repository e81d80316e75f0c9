import type { ZakatLedger } from '../../contract/entities/zakat.ts';
import { zakatNisab } from '../../rules/constants.ts';
import { milligram } from '../../rules/money/milligram.ts';
import { fineGoldWeight } from '../../rules/zakat/fineGoldWeight.ts';
import type { ZakatStep } from '../../rules/zakat/zakatStatus.ts';

type Ledger = Pick<ZakatLedger, 'isDue' | 'fineGold' | 'haulSince' | 'dueOn' | 'steps'>;

/** Why zakat is due or not, step by step, in the words of the rule: `zakatStepMessage` says each in a sentence. */
export function zakatReasons({ isDue, fineGold: fine, haulSince, dueOn, steps }: Ledger): ZakatStep[] {
  const happened = steps.map(({ code, date, fineGold }) => ({ code, date, fine: fineGold }));
  if (haulSince !== null && dueOn !== null) {
    return [...happened, { code: isDue ? 'HAUL_COMPLETE' : 'HAUL_RUNNING', since: haulSince, dueOn }];
  }
  const missing = zakatNisab - fineGoldWeight(fine);
  // A back end that tells no haul may hold enough all the same.
  return missing > 0 ? [...happened, { code: 'BELOW_NISAB', fine, missing: milligram(missing) }] : happened;
}

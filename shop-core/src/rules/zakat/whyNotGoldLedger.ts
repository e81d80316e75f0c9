import { type Milligram, milligram } from '../money/milligram.ts';
import type { ProblemOf } from '../problem.ts';
import { type GoldOfDay, goldByDay } from './goldByDay.ts';
import type { ZakatEntry } from './zakatEntry.ts';

/**
 * Why these entries cannot stand together (GOLD_NOT_HELD, with the first such day and the milligrams missing), or
 * undefined: on a day more gold was sold than held, by weight or by the fine gold in it. Asked with a new entry among
 * them before it is added, and without one before it is deleted.
 */
export function whyNotGoldLedger(entries: readonly ZakatEntry[]): ProblemOf<'GOLD_NOT_HELD'> | undefined {
  const short = goldByDay(entries).find(({ weight, fine }) => weight < 0 || fine < 0);
  return short && { code: 'GOLD_NOT_HELD', date: short.date, missing: missingWeight(short) };
}

function missingWeight({ weight, fine }: GoldOfDay): Milligram {
  return milligram(Math.max(0 - weight, Math.ceil((0 - fine) / 10_000)));
}

import { roundedQuotient } from '../money/roundedQuotient.ts';
import { formatHundredths } from '../text/formatHundredths.ts';
import type { SimulationDraft } from './simulationDraft.ts';

/** The planning form once {@link simulationProblems} finds nothing in it. */
export type Simulation = { readonly [F in keyof SimulationDraft]: NonNullable<SimulationDraft[F]> };

/** A figure as it is shown, and what that is exactly: '1.234,56' is 123456 hundredths. */
export interface PlanFigure {
  readonly hundredths: number;
  readonly text: string;
}

/** What a purpose will cost, and the gold to buy it with. */
export interface Plan {
  readonly purpose: string;
  /** In rupiah. */
  readonly futureAmount: PlanFigure;
  /** In grams. */
  readonly goldNeeded: PlanFigure;
  /** In grams a month. */
  readonly monthlyGold: PlanFigure;
}

/**
 * What a purpose will cost (S9.30), how much gold buys it then (S9.31) and how much of that to set aside each month
 * (S9.32). Every figure is worked out exactly from the form, not from the rounded one before it, and then given with 2
 * decimals, half away from zero (S9.33).
 * @throws RangeError when the time or the buyback price is 0, which {@link simulationProblems} refuses
 */
export function simulatePlan({ purpose, time, money, rise, buybackPrice }: Simulation): Plan {
  const years = BigInt(time);
  // Percent and years count hundredths and percent is one of a hundred: together millionths.
  const future = BigInt(money) * (1_000_000n + BigInt(rise) * years);
  const whole = 1_000_000n * BigInt(buybackPrice);
  return {
    purpose,
    futureAmount: figure(future, 1_000_000n, (amount) => `Rp ${amount}`),
    goldNeeded: figure(future, whole, inGrams),
    monthlyGold: figure(100n * future, 12n * years * whole, inGrams),
  };
}

function figure(dividend: bigint, divisor: bigint, show: (amount: string) => string): PlanFigure {
  const hundredths = Number(roundedQuotient(100n * dividend, divisor));
  return { hundredths, text: show(formatHundredths(hundredths)) };
}

function inGrams(amount: string): string {
  return `${amount} gram`;
}

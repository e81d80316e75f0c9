import { readTyped } from '../typed/readTyped.ts';
import { typedBounds } from '../typed/typedBounds.ts';

/** The planning form as it is typed. */
export interface SimulationForm {
  readonly purpose: string;
  /** Years. */
  readonly time: string;
  /** Rupiah, with or without dots between the thousands. */
  readonly money: string;
  /** Percent a year. */
  readonly rise: string;
  /** Rupiah per gram. */
  readonly buybackPrice: string;
}

/** The form read: numbers are whole, null when nothing was typed and NaN when that was no number. */
export interface SimulationDraft {
  readonly purpose: string | null;
  /** In hundredths of a year. */
  readonly time: number | null;
  readonly money: number | null;
  /** In hundredths of a percent. */
  readonly rise: number | null;
  readonly buybackPrice: number | null;
}

/**
 * Reads the planning form as it was typed, with a comma or a dot before the decimals. Judge the answer with
 * {@link simulationProblems} before it goes to {@link simulatePlan}.
 */
export function simulationDraft({ purpose, time, money, rise, buybackPrice }: SimulationForm): SimulationDraft {
  return {
    purpose,
    time: readTyped(time, typedBounds.planYears),
    money: readTyped(money, typedBounds.planMoney),
    rise: readTyped(rise, typedBounds.planRise),
    buybackPrice: readTyped(buybackPrice, typedBounds.buybackPrice),
  };
}

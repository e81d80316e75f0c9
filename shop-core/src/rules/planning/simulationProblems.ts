import type { FieldProblem } from '../fieldProblem.ts';
import { fieldProblems } from '../form/fieldProblems.ts';
import { requiredNumber } from '../form/requiredNumber.ts';
import { requiredText } from '../form/requiredText.ts';
import type { SimulationDraft } from './simulationDraft.ts';

/** The fields of the planning form. */
export type SimulationField = keyof SimulationDraft;

/**
 * What is wrong with the planning form: all of it is required (S5.69). Gives REQUIRED, NUMBER_INVALID,
 * NUMBER_TOO_SMALL, NUMBER_TOO_LARGE (50 years, Rp 1 trillion, 100 %, Rp 1 billion per gram), TOO_LONG above 100
 * characters and INVALID. Prices may stay as they are, so a rise of 0 is fine.
 */
export function simulationProblems(draft: SimulationDraft): FieldProblem<SimulationField>[] {
  return fieldProblems<SimulationField>({
    purpose: requiredText(draft.purpose, 100),
    time: requiredNumber(draft.time, { decimals: 2, maximum: 50 }),
    money: requiredNumber(draft.money, { decimals: 0, maximum: 1_000_000_000_000 }),
    rise: requiredNumber(draft.rise, { decimals: 2, maximum: 100, isZeroFine: true }),
    buybackPrice: requiredNumber(draft.buybackPrice, { decimals: 0, maximum: 1_000_000_000 }),
  });
}

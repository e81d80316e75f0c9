import type { FieldProblem } from '../fieldProblem.ts';
import { fieldProblems } from '../form/fieldProblems.ts';
import { requiredNumber } from '../form/requiredNumber.ts';
import { requiredText } from '../form/requiredText.ts';
import { typedBounds } from '../typed/typedBounds.ts';
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
    time: requiredNumber(draft.time, typedBounds.planYears),
    money: requiredNumber(draft.money, typedBounds.planMoney),
    rise: requiredNumber(draft.rise, typedBounds.planRise),
    buybackPrice: requiredNumber(draft.buybackPrice, typedBounds.buybackPrice),
  });
}

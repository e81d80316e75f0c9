import { zakatTypes } from '../constants.ts';
import type { CalendarDate } from '../dates/calendarDate.ts';
import type { FieldProblem, ValueProblem } from '../fieldProblem.ts';
import { fieldProblems } from '../form/fieldProblems.ts';
import { requiredDay } from '../form/requiredDay.ts';
import { requiredNumber } from '../form/requiredNumber.ts';
import { requiredText } from '../form/requiredText.ts';
import { isBlank } from '../text/isBlank.ts';
import { typedBounds } from '../typed/typedBounds.ts';
import type { ZakatDraft } from './zakatDraft.ts';

/** The fields of the zakat form. */
export type ZakatField = keyof ZakatDraft;

/**
 * What is wrong with an entry: type, gold type, gram, purity and date are required (S5.65), the price is not. Gives
 * REQUIRED, CHOICE_INVALID, NUMBER_INVALID, NUMBER_TOO_SMALL, NUMBER_TOO_LARGE (1 tonne, 100 %), TOO_LONG, INVALID,
 * DATE_IN_FUTURE and DATE_TOO_EARLY (before 1900). Whether more is sold than held only all entries together tell: {@link whyNotGoldLedger}.
 * @param today the day in Jakarta: {@link jakartaDate}
 */
export function zakatProblems(draft: ZakatDraft, today: CalendarDate): FieldProblem<ZakatField>[] {
  return fieldProblems<ZakatField>({
    type: typeProblem(draft.type),
    goldType: requiredText(draft.goldType, 50),
    weight: requiredNumber(draft.weight, typedBounds.goldWeight),
    purity: requiredNumber(draft.purity, typedBounds.purity),
    price: requiredNumber(draft.price ?? 0, typedBounds.goldPrice),
    date: requiredDay(draft.date, { today }),
  });
}

function typeProblem(type: string | null): ValueProblem | undefined {
  if (isBlank(type)) return { code: 'REQUIRED' };
  return zakatTypes.some((known) => known === type) ? undefined : { code: 'CHOICE_INVALID' };
}

import { zakatTypes } from '../constants.ts';
import type { CalendarDate } from '../dates/calendarDate.ts';
import type { FieldProblem, ValueProblem } from '../fieldProblem.ts';
import { fieldProblems } from '../form/fieldProblems.ts';
import { requiredNumber } from '../form/requiredNumber.ts';
import { requiredText } from '../form/requiredText.ts';
import { isBlank } from '../text/isBlank.ts';
import type { ZakatDraft } from './zakatDraft.ts';

/** The fields of the zakat form. */
export type ZakatField = keyof ZakatDraft;

/**
 * What is wrong with an entry: type, gold type, gram, purity and date are required (S5.65), the price is not. Gives
 * REQUIRED, CHOICE_INVALID, NUMBER_INVALID, NUMBER_TOO_SMALL, NUMBER_TOO_LARGE (1 tonne, 100 %), TOO_LONG, INVALID,
 * DATE_IN_FUTURE. Whether more is sold than held only all entries together tell: {@link whyNotGoldLedger}.
 * @param today the day in Jakarta: {@link jakartaDate}
 */
export function zakatProblems(draft: ZakatDraft, today: CalendarDate): FieldProblem<ZakatField>[] {
  return fieldProblems<ZakatField>({
    type: typeProblem(draft.type),
    goldType: requiredText(draft.goldType, 50),
    weight: requiredNumber(draft.weight, { decimals: 3, maximum: 1_000_000 }),
    purity: requiredNumber(draft.purity, { decimals: 2, maximum: 100 }),
    price: requiredNumber(draft.price ?? 0, { decimals: 0, maximum: 1_000_000_000_000, isZeroFine: true }),
    date: dateProblem(draft.date, today),
  });
}

function typeProblem(type: string | null): ValueProblem | undefined {
  if (isBlank(type)) return { code: 'REQUIRED' };
  return zakatTypes.some((known) => known === type) ? undefined : { code: 'CHOICE_INVALID' };
}

function dateProblem(date: CalendarDate | null, today: CalendarDate): ValueProblem | undefined {
  if (date === null) return { code: 'REQUIRED' };
  return date > today ? { code: 'DATE_IN_FUTURE' } : undefined;
}

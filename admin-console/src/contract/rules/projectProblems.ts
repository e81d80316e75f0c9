import { type CalendarDate, type FieldProblem, isCalendarDate, jakartaDate, type ValueProblem } from 'shop-core/rules';
import { dayProblem } from 'shop-core/rules/typed';

/** What of a project must make sense together. A browser has its moments as texts. */
export interface ProjectSense {
  readonly instructionAt: Date | string | null;
  readonly acknowledgedAt: Date | string | null;
  readonly casualtyAt: Date | string | null;
  readonly duePrelim: CalendarDate | null;
  readonly dueFinal: CalendarDate | null;
  readonly sumInsured: number | null;
  readonly deductible: number | null;
}

/**
 * What of a project cannot be: an instruction, an acknowledgement or a casualty that has not happened yet, a report that is due
 * before its instruction, a final one before the preliminary, a deductible that leaves nothing insured.
 */
export function projectProblems(form: ProjectSense, today: CalendarDate): FieldProblem<keyof ProjectSense>[] {
  const { deductible, sumInsured } = form;
  const [duePrelim, dueFinal] = [form.duePrelim, form.dueFinal].map((day) => (isCalendarDate(day ?? '') ? day : null));
  const [instructed, acknowledged, casualty] = [form.instructionAt, form.acknowledgedAt, form.casualtyAt].map(dayOf);
  const isNothingInsured = isNumber(deductible) && isNumber(sumInsured) && deductible > 0 && deductible >= sumInsured;
  const problems: { readonly [F in keyof ProjectSense]?: ValueProblem | undefined } = {
    instructionAt: instructed && dayProblem(instructed, { today }),
    acknowledgedAt: acknowledged && (dayProblem(acknowledged, { today }) ?? notBefore(instructed, acknowledged)),
    casualtyAt: casualty && dayProblem(casualty, { today }),
    duePrelim: duePrelim ? (dayProblem(duePrelim, {}) ?? notBefore(instructed, duePrelim)) : undefined,
    dueFinal: dueFinal ? (dayProblem(dueFinal, {}) ?? notBefore(instructed, dueFinal)) : undefined,
    deductible: isNothingInsured ? { code: 'ABOVE_SUM_INSURED' } : undefined,
  };
  const isFinalFirst = !problems.dueFinal && dueFinal && duePrelim && dueFinal < duePrelim;
  if (isFinalFirst) return [...told(problems), { field: 'dueFinal', code: 'BEFORE_PRELIMINARY' }];
  return told(problems);
}

function told(problems: { readonly [F in keyof ProjectSense]?: ValueProblem | undefined }) {
  return Object.entries(problems).flatMap(([field, problem]) =>
    problem ? [{ ...problem, field: field as keyof ProjectSense }] : [],
  );
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

function notBefore(instructed: CalendarDate | undefined, day: CalendarDate): ValueProblem | undefined {
  return instructed !== undefined && day < instructed ? { code: 'BEFORE_INSTRUCTION' } : undefined;
}

/** The day in Jakarta. What is typed and no moment yet has none; the field itself says so. */
function dayOf(moment: Date | string | null): CalendarDate | undefined {
  const read = !moment ? undefined : new Date(moment);
  return read && !Number.isNaN(read.getTime()) ? jakartaDate(read) : undefined;
}

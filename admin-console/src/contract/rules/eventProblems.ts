import { type FieldProblem, jakartaDate } from 'shop-core/rules';
import { dayProblem } from 'shop-core/rules/typed';

/** When something in the calendar is. A browser has its moments as texts. */
export interface EventSense {
  readonly beginsAt: Date | string | null;
  readonly endsAt: Date | string | null;
}

/** What of an event cannot be: a year nobody means, and an end before the beginning. */
export function eventProblems({ beginsAt, endsAt }: EventSense): FieldProblem<keyof EventSense>[] {
  const [begins, ends] = [readable(beginsAt), readable(endsAt)];
  const beginProblem = begins && dayProblem(jakartaDate(begins), {});
  const isBackwards = begins !== undefined && ends !== undefined && ends < begins;
  const endProblem = ends && (isBackwards ? ({ code: 'BEFORE_BEGIN' } as const) : dayProblem(jakartaDate(ends), {}));
  return [
    ...(beginProblem ? [{ ...beginProblem, field: 'beginsAt' as const }] : []),
    ...(endProblem ? [{ ...endProblem, field: 'endsAt' as const }] : []),
  ];
}

function readable(moment: Date | string | null): Date | undefined {
  const read = !moment ? undefined : new Date(moment);
  return read && !Number.isNaN(read.getTime()) ? read : undefined;
}

import type { ZakatChange } from 'shop-core/contract';
import type { CalendarDate, FieldProblem } from 'shop-core/rules';
import { zakatProblems } from 'shop-core/rules/gold';

/** What is wrong with an entry as it was sent: the form's rules, and that only a sale weighs less than nothing (S5.68). */
export function refusedEntry(
  { type, goldType, weight, purity, price, date }: ZakatChange,
  today: CalendarDate,
): FieldProblem[] {
  const isSignRight = type === 'Jual' ? weight <= 0 : weight >= 0;
  const problems = zakatProblems({ type, goldType, weight: Math.abs(weight), purity, price, date }, today);
  return isSignRight ? problems : [...problems, { field: 'weight', code: 'INVALID' }];
}

import type { CustomerChange } from 'shop-core/contract';
import { calendarDate, type FieldProblem, jakartaDate } from 'shop-core/rules';
import { profileProblems } from 'shop-core/rules/account';

const earliestBirth = calendarDate('1900-01-01');

/** What is wrong with a change of the profile (S5.54). */
export function refusedProfile(change: CustomerChange, now: Date): FieldProblem[] {
  const problems: FieldProblem[] = profileProblems(change, jakartaDate(now));
  return change.birthDate < earliestBirth ? [...problems, { field: 'birthDate', code: 'DATE_INVALID' }] : problems;
}

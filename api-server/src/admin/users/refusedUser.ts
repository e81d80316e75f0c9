import type { UserEdit, UserForm } from 'admin-console/contract';
import { type FieldProblem, jakartaDate } from 'shop-core/rules';
import { adminUserProblems } from 'shop-core/rules/back-office';

/** What is wrong with the form of a user (S5.3-S5.12). */
export function refusedUser(form: UserForm | UserEdit, now: Date, isNew: boolean): FieldProblem[] {
  const { password = '', birthDate = null, roleId = null } = form;
  return adminUserProblems({ ...form, password, birthDate, roleId }, { isNew, today: jakartaDate(now) });
}

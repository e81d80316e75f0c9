import type { I18nProvider } from 'react-admin';
import { fieldMessageFor } from 'shop-core/messages';
import { type AdminLoginForm, adminLoginProblems } from 'shop-core/rules/back-office';

/** One sentence a refused field of the login form (S5.1, S5.2), as the form wants it. */
export function loginFieldErrors(form: Partial<AdminLoginForm>, translate: I18nProvider['translate']) {
  const problems = adminLoginProblems({ email: form.email ?? '', password: form.password ?? '' });
  return Object.fromEntries(
    problems.map((problem) => [problem.field, translate(`field.${problem.code}`, { _: fieldMessageFor(problem) })]),
  );
}

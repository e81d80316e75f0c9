import type { I18nProvider } from 'react-admin';
import { type AdminLoginForm, adminLoginProblems } from 'shop-core/rules/back-office';
import { fieldSentences } from '../i18n/fieldSentences.ts';

/** One sentence a refused field of the login form (S5.1, S5.2), as the form wants it. */
export function loginFieldErrors(form: Partial<AdminLoginForm>, translate: I18nProvider['translate']) {
  return fieldSentences(adminLoginProblems({ email: form.email ?? '', password: form.password ?? '' }), translate);
}

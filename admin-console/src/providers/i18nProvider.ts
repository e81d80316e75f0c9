import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { enMessages } from '../i18n/enMessages.ts';
import { idMessages } from '../i18n/idMessages.ts';

/** Indonesian, and English for who prefers it. The page says which (for screen readers and spelling). */
export function createI18nProvider(): I18nProvider {
  const polyglot = polyglotI18nProvider((locale) => (locale === 'en' ? enMessages : idMessages), 'id', [
    { locale: 'id', name: 'Bahasa Indonesia' },
    { locale: 'en', name: 'English' },
  ]);
  return {
    ...polyglot,
    changeLocale: async (locale) => {
      await polyglot.changeLocale(locale);
      document.documentElement.lang = locale;
    },
  };
}

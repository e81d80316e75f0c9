import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { enMessages } from '../i18n/enMessages.ts';
import { idMessages } from '../i18n/idMessages.ts';
import { rememberedChoice } from './rememberedChoice.ts';

/** Indonesian, and English for who prefers it. The page says which (for screen readers and spelling). */
export function createI18nProvider(): I18nProvider {
  const language = rememberedChoice('language');
  const first = language.read() === 'en' ? 'en' : 'id';
  const polyglot = polyglotI18nProvider((locale) => (locale === 'en' ? enMessages : idMessages), first, [
    { locale: 'id', name: 'Bahasa Indonesia' },
    { locale: 'en', name: 'English' },
  ]);
  document.documentElement.lang = first;
  return {
    ...polyglot,
    changeLocale: async (locale) => {
      await polyglot.changeLocale(locale);
      document.documentElement.lang = locale;
      language.keep(locale);
    },
  };
}

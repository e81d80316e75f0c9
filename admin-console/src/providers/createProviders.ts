import type { AuthProvider, DataProvider, I18nProvider } from 'react-admin';
import { createAuthProvider } from './authProvider.ts';
import { browserStorage } from './browserStorage.ts';
import { createDataProvider } from './dataProvider.ts';
import { createHttpClient } from './httpClient.ts';
import { createI18nProvider } from './i18nProvider.ts';
import { storedSession } from './storedSession.ts';

export interface Providers {
  readonly authProvider: AuthProvider;
  readonly dataProvider: DataProvider;
  readonly i18nProvider: I18nProvider;
}

/** Everything a console talks through, made anew for each, so that two never share a login. */
export function createProviders(fetch: typeof globalThis.fetch): Providers {
  const i18nProvider = createI18nProvider();
  const session = storedSession(browserStorage());
  const client = createHttpClient({ session, fetch, translate: i18nProvider.translate });
  return {
    authProvider: createAuthProvider(client, session),
    dataProvider: createDataProvider(client),
    i18nProvider,
  };
}

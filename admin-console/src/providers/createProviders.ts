import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, I18nProvider } from 'react-admin';
import { createQueryClient } from '../createQueryClient.ts';
import { type ConsoleAuthProvider, createAuthProvider } from './authProvider.ts';
import { browserStorage } from './browserStorage.ts';
import { createDataProvider } from './dataProvider.ts';
import { createHttpClient } from './httpClient.ts';
import { createI18nProvider } from './i18nProvider.ts';
import { storedSession } from './storedSession.ts';
import { typedForms } from './typedForms.ts';

export interface Providers {
  readonly authProvider: ConsoleAuthProvider;
  readonly dataProvider: DataProvider;
  readonly i18nProvider: I18nProvider;
  readonly queryClient: QueryClient;
}

/** Everything a console talks through, made anew for each, so that two never share a login. */
export function createProviders(fetch: typeof globalThis.fetch): Providers {
  const i18nProvider = createI18nProvider();
  const session = storedSession(browserStorage());
  const client = createHttpClient({ session, fetch, i18n: i18nProvider });
  const queryClient = createQueryClient();
  // React-admin takes kept answers at their word, also a refusal of what the role allows now. What is on no screen goes.
  const forgetAnswers = () => {
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.invalidateQueries({ queryKey: ['auth'] });
  };
  return {
    authProvider: createAuthProvider(client, session, forgetAnswers, typedForms()),
    dataProvider: createDataProvider(client, session.permissions),
    i18nProvider,
    queryClient,
  };
}

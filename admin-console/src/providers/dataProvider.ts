import simpleRestProvider from 'ra-data-simple-rest';
import { combineDataProviders, type DataProvider } from 'react-admin';
import type { HttpClient } from './httpClient.ts';
import { createUsersProvider } from './usersProvider.ts';

/** Users speak the dialect of the specification, everything else plain REST; all by the same client. */
export function createDataProvider(client: HttpClient): DataProvider {
  const rest = simpleRestProvider('', client.fetchJson);
  const users = createUsersProvider(client, rest);
  return combineDataProviders((resource) => (resource === 'users' ? users : rest));
}

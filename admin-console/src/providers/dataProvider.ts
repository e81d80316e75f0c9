import { combineDataProviders, type DataProvider } from 'react-admin';
import type { AskOf, Call } from 'shop-core/wire';
import type { HttpClient } from './httpClient.ts';
import { createRestProvider } from './restProvider.ts';
import { createRolesProvider } from './rolesProvider.ts';
import { createUsersProvider } from './usersProvider.ts';

/** Users and roles speak the dialect of the specification, everything else plain REST; all by the same client. */
export function createDataProvider(client: HttpClient): DataProvider {
  const send = (_: string, call: Call, ask: AskOf<Call>) => client.send(call, ask);
  const rest = { ...createRestProvider(client), send };
  const users = createUsersProvider(client, rest);
  const roles = createRolesProvider(client, rest);
  return combineDataProviders((resource) => (resource === 'users' ? users : resource === 'roles' ? roles : rest));
}

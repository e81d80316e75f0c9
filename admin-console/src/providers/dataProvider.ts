import { combineDataProviders, type DataProvider } from 'react-admin';
import type { AskOf, Call } from 'shop-core/wire';
import { askingWhatIsTold } from './askingWhatIsTold.ts';
import type { HttpClient } from './httpClient.ts';
import { createRestProvider } from './restProvider.ts';
import { createRolesProvider } from './rolesProvider.ts';
import { createUsersProvider } from './usersProvider.ts';

/** Users and roles speak the dialect of the specification, everything else plain REST; all by the same client. */
export function createDataProvider(client: HttpClient, permissions: () => readonly string[]): DataProvider {
  const send = (_: string, call: Call, ask: AskOf<Call>) => client.send(call, ask);
  const rest = { ...askingWhatIsTold(createRestProvider(client), permissions), send };
  const users = createUsersProvider(client, rest);
  const roles = createRolesProvider(client, rest);
  return combineDataProviders((resource) => (resource === 'users' ? users : resource === 'roles' ? roles : rest));
}

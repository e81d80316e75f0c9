import type { DataProvider } from 'react-admin';
import { createRole, deleteRole, editRole, getRole, listRoles, type RoleForm } from '../contract/index.ts';
import { formError } from './formError.ts';
import type { HttpClient } from './httpClient.ts';

/** Roles in the dialect of the specification: all at once (S7.9). */
export function createRolesProvider(client: HttpClient, rest: DataProvider): DataProvider {
  return {
    ...rest,
    getList: async () => {
      const data = await client.send(listRoles, {});
      return typed({ data, total: data.length });
    },
    getOne: async (_, { id }) => typed({ data: await client.send(getRole, { params: { id: Number(id) } }) }),
    create: async (_, { data }) => {
      const sending = client.send(createRole, { body: typed<RoleForm>(data) });
      return typed({ data: await sending.catch((error) => Promise.reject(formError(error, createRole))) });
    },
    update: async (_, { id, data }) => {
      const sending = client.send(editRole, { params: { id: Number(id) }, body: typed<RoleForm>(data) });
      return typed({ data: await sending.catch((error) => Promise.reject(formError(error, editRole))) });
    },
    delete: async (_, { id, previousData }) => {
      await client.send(deleteRole, { params: { id: Number(id) } });
      return typed({ data: previousData ?? { id } });
    },
  };
}

/** React-admin lets the asking screen name the type of the records; the contract has checked what they are. */
const typed = <T>(result: unknown) => result as T;

import type { DataProvider, GetListParams } from 'react-admin';
import type { Call } from 'shop-core/wire';
import {
  createUser,
  type Direction,
  deleteUser,
  editUser,
  getUser,
  listUsers,
  setUserActive,
  type UserEdit,
  type UserForm,
  type UsersMeta,
  userOrder,
} from '../contract/index.ts';
import { formError } from './formError.ts';
import type { HttpClient } from './httpClient.ts';

/** What the list knows beside its rows: what the admin may do, and how many matches a search left out. */
export type UserListMeta = UsersMeta['custom'] & { readonly leftOut: number };

// A search has no pages: its first 50 matches come at once and are turned here (S7.5).
const mostMatches = 50;

/** Users in the dialect of the specification (S7.5-S7.8, S7.10). */
export function createUsersProvider(client: HttpClient, rest: DataProvider): DataProvider {
  return {
    ...rest,
    getList: async (_, params) =>
      typed(searchOf(params) ? await listMatches(client, params) : await listPage(client, params)),
    getOne: async (_, { id }) => typed({ data: await client.send(getUser, { params: { id: Number(id) } }) }),
    create: async (_, { data }) =>
      typed({ data: await saved(createUser, client.send(createUser, { body: typed<UserForm>(data) })) }),
    // What is sent is the form of the user, or only whether the user may log in.
    update: async (_, { id, data }) => {
      const params = { id: Number(id) };
      const { isActive } = data;
      if (isActive !== undefined)
        return typed({ data: await client.send(setUserActive, { params, body: { isActive } }) });
      return typed({ data: await saved(editUser, client.send(editUser, { params, body: typed<UserEdit>(data) })) });
    },
    delete: async (_, { id, previousData }) => {
      await client.send(deleteUser, { params: { id: Number(id) } });
      return typed({ data: previousData ?? { id } });
    },
  };
}

/** React-admin lets the asking screen name the type of the records; the contract has checked what they are. */
const typed = <T>(result: unknown) => result as T;

async function saved<T>(call: Call, sending: Promise<T>): Promise<T> {
  return sending.catch((error) => {
    throw formError(error, call);
  });
}

async function listPage(client: HttpClient, params: GetListParams) {
  const { page, perPage } = pageOf(params);
  const { data, meta } = await client.send(listUsers, { query: { limit: perPage, page, ...orderOf(params) } });
  return { data, total: meta.pagination.total, meta: { ...meta.custom, leftOut: 0 } };
}

async function listMatches(client: HttpClient, params: GetListParams) {
  const { page, perPage } = pageOf(params);
  const query = { limit: mostMatches, search: searchOf(params), ...orderOf(params) };
  const { data, meta } = await client.send(listUsers, { query });
  const leftOut = Math.max(0, meta.pagination.total - data.length);
  const shown = data.slice((page - 1) * perPage, page * perPage);
  return { data: shown, total: data.length, meta: { ...meta.custom, leftOut } };
}

const pageOf = ({ pagination }: GetListParams) => pagination ?? { page: 1, perPage: 10 };

const searchOf = ({ filter }: GetListParams): string => String(filter?.search ?? '').trim();

/** A column the server can't sort by, from an old link for example, leaves the order to the server. */
function orderOf({ sort }: GetListParams) {
  const orderBy = userOrder.safeParse(sort?.field);
  if (!orderBy.success) return {};
  const sortedBy: Direction = sort?.order === 'DESC' ? 'desc' : 'asc';
  return { orderBy: orderBy.data, sortedBy };
}

import { identityKey } from 'shop-core/rules';
import { type AskOf, type Call, decodeAsk, encodeReply, type ReplyOf } from 'shop-core/wire';
import {
  type AdminLogin,
  type AdminUser,
  deleteUser,
  listUsers,
  login,
  logout,
  type Permission,
  refresh,
  type UsersMeta,
  type UsersQuery,
} from '../contract/index.ts';
import { answer, refusal } from './fakeAnswer.ts';
import { fakeTokens } from './fakeTokens.ts';
import { fakeUser } from './fakeUser.ts';

export interface FakeAsk {
  readonly method: string;
  readonly url: URL;
  readonly authorization: string | null;
}

export interface FakeOptions {
  readonly users?: AdminUser[];
  readonly permissions?: readonly Permission[];
  /** What the list says the asking admin may do. */
  readonly allowed?: Partial<UsersMeta['custom']>;
}

export const anna = fakeUser({ id: 1, name: 'Anna Laut', email: 'anna@samudra.example', role: 'Super Admin' });
export const password = 'gelombang besar';

const everything = ['list-users', 'edit-users', 'delete-users', 'create-users'].map((name) => ({ name, access: true }));

/** A small back office behind `fetch`: it speaks the contract, keeps its users in memory and notes what it was asked. */
export function fakeBackOffice({ users = [anna], permissions = everything, allowed = {} }: FakeOptions = {}) {
  const asks: FakeAsk[] = [];
  const tokens = fakeTokens();
  const loginOf = (user: AdminUser): AdminLogin => ({
    ...tokens.issue(),
    profile: profileOf(user),
    permissions: [...permissions],
  });
  const held = { users: [...users], refusals: {} as Record<string, Response> };

  const routes = [
    on(login, ({ body }) => {
      const user = held.users.find(({ email }) => email === identityKey(body.email));
      if (!user || body.password !== password) return refusal(401, 'EMAIL_OR_PASSWORD_WRONG', 'Email atau password salah.');
      return loginOf(user);
    }),
    on(refresh, (_, { authorization }) => tokens.renew(authorization) ?? refusal(401, 'LOGIN_REQUIRED', 'Masuk dulu.')),
    on(logout, () => null),
    on(listUsers, ({ query }) => page(held.users, query, allowed)),
    on(deleteUser, ({ params }) => {
      held.users = held.users.filter(({ id }) => id !== params.id);
      return null;
    }),
  ];

  return {
    asks,
    held,
    tokens,
    loginOf,
    asksFor: (method: string, path: string) =>
      asks.filter((ask) => ask.method === method && ask.url.pathname.startsWith(`/api${path}`)),
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const request = new Request(new URL(String(input), 'http://console.example'), init);
      const url = new URL(request.url);
      const ask = { method: request.method, url, authorization: request.headers.get('authorization') };
      asks.push(ask);
      const route = routes.find(({ call, pattern }) => call.method === ask.method && pattern.test(url.pathname));
      if (!route) return refusal(404, 'NOT_FOUND', 'Tidak ditemukan.');
      if (route.call.auth === 'admin') {
        if (!tokens.isGood(ask.authorization)) return refusal(401, 'LOGIN_REQUIRED', 'Masuk dulu.');
        const refused = held.refusals[ask.method];
        if (refused) return refused.clone();
      }
      const text = await request.text();
      return route.reply({
        ask,
        params: route.pattern.exec(url.pathname)?.groups ?? {},
        query: Object.fromEntries(url.searchParams),
        body: text ? JSON.parse(text) : undefined,
      });
    },
  };
}

export type FakeBackOffice = ReturnType<typeof fakeBackOffice>;

interface RawFakeAsk {
  readonly ask: FakeAsk;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

function on<C extends Call>(call: C, handle: (ask: AskOf<C>, from: FakeAsk) => ReplyOf<C> | Response) {
  const pattern = new RegExp(`^/api${call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  const reply = ({ ask, ...raw }: RawFakeAsk): Response => {
    const replied = handle(decodeAsk(call, raw), ask);
    return replied instanceof Response ? replied : answer(encodeReply(call, replied));
  };
  return { call: call as Call, pattern, reply };
}

function page(users: readonly AdminUser[], query: UsersQuery, allowed: Partial<UsersMeta['custom']>) {
  const { limit = 10, page: at = 1, search = '', orderBy = 'name', sortedBy } = query;
  const found = users
    .filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(search.toLowerCase()))
    .sort((a, b) => a[orderBy].localeCompare(b[orderBy]) * (sortedBy === 'desc' ? -1 : 1));
  return {
    data: found.slice((at - 1) * limit, at * limit),
    meta: {
      pagination: { perPage: limit, currentPage: at, total: found.length },
      custom: { isEdit: true, isDelete: true, isCreate: true, ...allowed },
    },
  };
}

function profileOf({ id, email, name, phone, address }: AdminUser) {
  const nothing = { firstName: null, lastName: null, avatar: null, lastLogin: null, address2: null, zipCode: null };
  return { id, email, fullName: name, phone, address, ...nothing };
}

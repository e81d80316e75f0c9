import { identityKey } from 'shop-core/rules/back-office';
import type { Call } from 'shop-core/wire';
import {
  type AdminLogin,
  type AdminUser,
  createUser,
  deleteUser,
  editUser,
  getUser,
  listUsers,
  login,
  logout,
  ownPermissions,
  type Permission,
  refresh,
  setUserActive,
  type UsersMeta,
  type UsersQuery,
} from '../contract/index.ts';
import { refusal } from './fakeAnswer.ts';
import { type FakeFigures, fakeFigureRoutes } from './fakeFigures.ts';
import { type FakeRecords, fakeRecordRoutes } from './fakeRecords.ts';
import { fakeRoleDesk } from './fakeRoleDesk.ts';
import { type FakeAsk, fetchFrom, on } from './fakeRoute.ts';
import { fakeSecurityDesk } from './fakeSecurityDesk.ts';
import { fakeTokens } from './fakeTokens.ts';
import { changedUser, fakeUser } from './fakeUser.ts';
import { fakeViewDesk } from './fakeViewDesk.ts';

export interface FakeOptions {
  readonly users?: AdminUser[];
  readonly permissions?: readonly Permission[];
  /** What the list says the asking admin may do. */
  readonly allowed?: Partial<UsersMeta['custom']>;
  /** What the lists of the back office's work hold. */
  readonly records?: FakeRecords;
  /** What its sums are. */
  readonly figures?: FakeFigures;
}

export const anna = fakeUser({ id: 1, name: 'Anna Laut', email: 'anna@samudra.example', role: 'Super Admin' });
export const password = 'gelombang besar';

const everything = ['list-users', 'edit-users', 'delete-users', 'create-users'].map((name) => ({ name, access: true }));

/** A small back office behind `fetch`: it speaks the contract, keeps its users in memory and notes what it was asked. */
export function fakeBackOffice(options: FakeOptions = {}) {
  const { users = [anna], permissions = everything, allowed = {}, records = {} } = options;
  const asks: FakeAsk[] = [];
  const tokens = fakeTokens();
  const desk = fakeRoleDesk();
  const [security, views] = [fakeSecurityDesk(password), fakeViewDesk()];
  const held = { users: [...users], permissions, roles: desk.roles, refusals: {} as Record<string, Response> };
  const loginOf = (user: AdminUser): AdminLogin => ({
    ...tokens.issue(),
    profile: profileOf(user),
    permissions: [...held.permissions],
  });

  const routes = [
    loginRoute(held, security, loginOf),
    on(refresh, (_, { authorization }) => tokens.renew(authorization) ?? unknown.clone()),
    on(logout, () => null),
    on(ownPermissions, () => [...held.permissions]),
    ...userRoutes(held, allowed),
    ...desk.routes,
    // The log of a test that gives one stands before the one that writes itself.
    ...(records.audit ? fakeRecordRoutes(records) : []),
    ...[...security.routes, ...views.routes],
    ...fakeFigureRoutes(options.figures),
    ...fakeRecordRoutes(records),
  ];
  const guard = (ask: FakeAsk, call: Call | undefined) => {
    asks.push(ask);
    if (call?.auth !== 'admin') return undefined;
    if (!tokens.isGood(ask.authorization)) return unknown.clone();
    return (held.refusals[ask.method] ?? held.refusals[`${ask.method} ${ask.url.pathname.slice(4)}`])?.clone();
  };
  const asksFor = (method: string, path: string) =>
    asks.filter((ask) => ask.method === method && ask.url.pathname.startsWith(`/api${path}`));

  return {
    asks,
    asksFor,
    held,
    security: security.held,
    views: views.held,
    tokens,
    loginOf,
    fetch: fetchFrom(routes, guard),
  };
}

function loginRoute(
  held: { readonly users: readonly AdminUser[] },
  security: ReturnType<typeof fakeSecurityDesk>,
  loginOf: (user: AdminUser) => AdminLogin,
) {
  return on(login, ({ body }) => {
    security.held.typed.push(body);
    const user = held.users.find(({ email }) => email === identityKey(body.email));
    if (!user || body.password !== password) return wrong.clone();
    const refused = security.refuseLogin(body.code, body.loginCode);
    return refused ?? { ...loginOf(user), ...security.wantsSetUp(), device: 'd1' };
  });
}

/** The users, kept in memory. */
function userRoutes(held: { users: AdminUser[] }, allowed: Partial<UsersMeta['custom']>) {
  const changeUser = (id: number, change: (user: AdminUser) => AdminUser) => {
    held.users = held.users.map((user) => (user.id === id ? change(user) : user));
    return held.users.find((user) => user.id === id) ?? unknownUser.clone();
  };

  return [
    on(listUsers, ({ query }) => page(held.users, query, allowed)),
    on(getUser, ({ params }) => held.users.find(({ id }) => id === params.id) ?? unknownUser.clone()),
    on(createUser, ({ body }) => {
      const user = changedUser(fakeUser({ id: held.users.length + 100 }), body);
      held.users.push(user);
      return user;
    }),
    on(editUser, ({ params, body }) => changeUser(params.id, (user) => changedUser(user, body))),
    on(setUserActive, ({ params, body }) => changeUser(params.id, (user) => ({ ...user, isActive: body.isActive }))),
    on(deleteUser, ({ params }) => {
      held.users = held.users.filter(({ id }) => id !== params.id);
      return null;
    }),
  ];
}

export type FakeBackOffice = ReturnType<typeof fakeBackOffice>;

const wrong = refusal(401, 'EMAIL_OR_PASSWORD_WRONG', 'Email atau password salah.');
const unknownUser = refusal(404, 'USER_NOT_FOUND', 'Admin tidak ditemukan. Mungkin sudah dihapus.');
const unknown = refusal(401, 'LOGIN_REQUIRED', 'Masuk dulu.');

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

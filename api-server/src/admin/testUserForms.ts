import { createUser, editUser, login, type UserForm } from 'admin-console/contract';
import { calendarDate } from 'shop-core/rules';
import { adminSessions, admins } from '../db/tables/admins.ts';
import { addAdmin, addRole, password, testConsole } from './testConsole.ts';

interface LoggedIn {
  readonly id: number;
  readonly email: string;
  readonly token: string;
}

/** The console with three roles, and the form that makes or changes a user. */
export async function testUserForms() {
  const server = await testConsole();
  const roles = {
    super: await addRole(server, 'super-admin', ['list-users', 'create-users', 'edit-users', 'delete-users']),
    clerk: await addRole(server, 'clerk', ['list-users', 'create-users', 'edit-users']),
    viewer: await addRole(server, 'viewer', ['list-users']),
  };

  async function logInAs(roleId: number): Promise<LoggedIn> {
    const admin = await addAdmin(server, roleId);
    const { reply } = await server.ask(login, { body: { email: admin.email, password } });
    return { id: admin.id, email: admin.email, token: reply?.token ?? '' };
  }

  const form = (more: Partial<UserForm>): UserForm => ({
    name: 'Bayu Segara',
    email: 'Bayu@Samudra.example',
    password: 'jangkar besi',
    phone: '0215551234',
    address: 'Jl. Pelabuhan 1',
    birthDate: calendarDate('1990-05-17'),
    roleId: roles.viewer,
    additionalRole: undefined,
    avatar: undefined,
    nik: undefined,
    position: undefined,
    birthCity: undefined,
    ...more,
  });

  return {
    ...server,
    roles,
    logInAs,
    /** Takes everybody out of the console but one new super admin. */
    async beginWithOne(): Promise<LoggedIn> {
      await server.database.db.delete(adminSessions);
      await server.database.db.delete(admins);
      return logInAs(roles.super);
    },
    create: ({ token }: LoggedIn, more: Partial<UserForm> = {}) => server.ask(createUser, { body: form(more) }, token),
    edit: ({ token }: LoggedIn, id: number, more: Partial<UserForm> = {}) =>
      server.ask(editUser, { params: { id }, body: { ...form({ password: '' }), ...more } }, token),
  };
}

export type TestUserForms = Awaited<ReturnType<typeof testUserForms>>;

import { createRole, deleteRole, editRole, getRole, listRoles, type RoleDetail } from '../contract/index.ts';
import { refusal } from './fakeAnswer.ts';
import { fakeRoles } from './fakeRoles.ts';
import { on } from './fakeRoute.ts';

const unknownRole = refusal(404, 'ROLE_NOT_FOUND', 'Peran tidak ditemukan. Mungkin sudah dihapus.');

/** The roles of the fake back office, kept in memory. */
export function fakeRoleDesk() {
  const roles: RoleDetail[] = fakeRoles.map((role) => ({
    ...role,
    requiresSecondFactor: false,
    permissions: [],
    members: [],
  }));
  const find = (id: number) => roles.find((role) => role.id === id);
  const routes = [
    on(listRoles, () => roles),
    on(getRole, ({ params }) => find(params.id) ?? unknownRole.clone()),
    on(createRole, ({ body }) => {
      const { requiresSecondFactor = false, ...form } = body;
      const role = { id: roles.length + 100, name: 'new', memberCount: 0, members: [], requiresSecondFactor, ...form };
      roles.push(role);
      return role;
    }),
    on(editRole, ({ params, body }) => {
      const role = find(params.id);
      const { requiresSecondFactor = false, ...form } = body;
      return role ? Object.assign(role, form, { requiresSecondFactor }) : unknownRole.clone();
    }),
    on(deleteRole, ({ params }) => {
      roles.splice(roles.findIndex(({ id }) => id === params.id) >>> 0, 1);
      return null;
    }),
  ];
  return { roles, routes };
}

import {
  createRole,
  deleteRole,
  deleteUser,
  editRole,
  type PermissionName,
  permissionNames,
  resetSecondFactor,
  setUserActive,
} from 'admin-console/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdmin, addRole } from '../../api-server/src/admin/testConsole.ts';
import { type TestUserForms, testUserForms } from '../../api-server/src/admin/testUserForms.ts';
import { admins, rolePermissions } from '../../api-server/src/db/tables/admins.ts';

let server: TestUserForms;
let clerk: Awaited<ReturnType<TestUserForms['logInAs']>>;
let clerkRole: number;
let made = 0;
const fresh = () => {
  made += 1;
  return `hak-${made}`;
};

beforeAll(async () => {
  server = await testUserForms();
  clerkRole = await addRole(server, 'pengelola', []);
  clerk = await server.logInAs(clerkRole);
});
afterAll(() => server.close());

/** Lets the clerk do everything but this. */
async function allowAllBut(...missing: readonly PermissionName[]) {
  const { db } = server.database;
  await db.delete(rolePermissions).where(eq(rolePermissions.roleId, clerkRole));
  await db
    .insert(rolePermissions)
    .values(permissionNames.map((name) => ({ roleId: clerkRole, name, access: !missing.includes(name) })));
}

const stored = async (id: number) => {
  const [row] = await server.database.db.select().from(admins).where(eq(admins.id, id));
  return row;
};
const codeOf = ({ status, json }: { status: number; json: { code?: string } }) => [status, json.code];
const above = [403, 'ROLE_ABOVE_OWN'];

/** What every way here to a right needs is not what is missing. */
const tools: readonly PermissionName[] = [
  ...(['create-users', 'edit-users', 'delete-users', 'create-roles', 'edit-roles', 'delete-roles'] as const),
];

describe('110: a right that somebody has not is gained by no way', () => {
  it.each(permissionNames.filter((name) => !tools.includes(name)))('%s', async (name) => {
    await allowAllBut(name);
    const holding = await addRole(server, fresh(), [name]);
    const plain = await addRole(server, fresh(), []);
    const [user, holder] = [await addAdmin(server, plain), await addAdmin(server, holding)];
    const form = (displayName: string) => ({ displayName, permissions: [{ name, access: true }] });
    const twice = { displayName: fresh(), permissions: [{ name, access: false }, ...form('').permissions] };
    const { token } = clerk;
    const answers = {
      'a new role': await server.ask(createRole, { body: form(fresh()) }, token),
      'a new role that says it twice': await server.ask(createRole, { body: twice }, token),
      'a role that is there': await server.ask(editRole, { params: { id: plain }, body: form(fresh()) }, token),
      'a role that has it': await server.ask(editRole, { params: { id: holding }, body: form(fresh()) }, token),
      'the end of a role that has it': await server.ask(deleteRole, { params: { id: holding } }, token),
      'a new user': await server.create(clerk, {
        email: `${fresh()}@contoh.test`,
        roleId: holding,
        password: 'jangkar besi',
      }),
      'a user who is there': await server.edit(clerk, user.id, { email: user.email, roleId: holding }),
      'the password of who has it': await server.edit(clerk, holder.id, {
        email: holder.email,
        roleId: holding,
        password: 'laut biru sekali',
      }),
      'the second factor of who has it': await server.ask(resetSecondFactor, { params: { id: holder.id } }, token),
    };
    for (const [way, answer] of Object.entries(answers)) expect(codeOf(answer), way).toEqual(above);
    const self = await server.ask(editRole, { params: { id: clerkRole }, body: form(fresh()) }, token);
    expect(codeOf(self)).toEqual([409, 'OWN_ROLE']);
    expect(codeOf(await server.edit(clerk, clerk.id, { email: clerk.email, roleId: holding }))).toEqual([
      409,
      'OWN_ROLE',
    ]);
    expect(await stored(user.id)).toMatchObject({ roleId: plain });
    expect(await stored(clerk.id)).toMatchObject({ roleId: clerkRole });
  });
});

describe.each([
  ['adm-approval', 'approve-reports'],
  ['adm-report', 'submit-reports'],
] as const)('110: the additional role %s, which adds %s,', (additionalRole, added) => {
  it('is given by nobody whose role does not allow it: not to a new user, to one who is there, or to themselves', async () => {
    await allowAllBut(added);
    const plain = await addRole(server, fresh(), []);
    const user = await addAdmin(server, plain);
    const fields = { roleId: plain, additionalRole };
    expect(codeOf(await server.create(clerk, { ...fields, email: `${fresh()}@contoh.test` }))).toEqual(above);
    expect(codeOf(await server.edit(clerk, user.id, { ...fields, email: user.email }))).toEqual(above);
    const self = await server.edit(clerk, clerk.id, { email: clerk.email, roleId: clerkRole, additionalRole });
    expect(codeOf(self)).toEqual([409, 'OWN_ROLE']);
    expect((await stored(user.id))?.additionalRole).toBeNull();
    expect((await stored(clerk.id))?.additionalRole).toBeNull();
  });

  it('is nothing that somebody gives themselves, not even with the right', async () => {
    await allowAllBut();
    const self = await server.edit(clerk, clerk.id, { email: clerk.email, roleId: clerkRole, additionalRole });
    expect(codeOf(self)).toEqual([409, 'OWN_ROLE']);
  });

  it('puts who has it above who may not give it', async () => {
    await allowAllBut(added);
    const plain = await addRole(server, fresh(), []);
    const user = await addAdmin(server, plain);
    await server.database.db.update(admins).set({ additionalRole }).where(eq(admins.id, user.id));
    const params = { id: user.id };
    const answers = [
      await server.edit(clerk, user.id, {
        email: user.email,
        roleId: plain,
        additionalRole,
        password: 'laut biru sekali',
      }),
      await server.edit(clerk, user.id, { email: user.email, roleId: plain }),
      await server.ask(setUserActive, { params, body: { isActive: false } }, clerk.token),
      await server.ask(resetSecondFactor, { params }, clerk.token),
      await server.ask(deleteUser, { params }, clerk.token),
    ];
    for (const answer of answers) expect(codeOf(answer)).toEqual(above);
    expect(await stored(user.id)).toMatchObject({ additionalRole, deletedAt: null, isActive: true });
  });

  it('is given by who may, and leaves its owner free to change the rest of the own form', async () => {
    await allowAllBut();
    const user = await addAdmin(server, await addRole(server, fresh(), []));
    const { roleId } = (await stored(user.id)) ?? { roleId: 0 };
    expect((await server.edit(clerk, user.id, { email: user.email, roleId, additionalRole })).status).toBe(200);
    await server.database.db.update(admins).set({ additionalRole }).where(eq(admins.id, clerk.id));
    await allowAllBut(added);
    const self = { email: clerk.email, roleId: clerkRole, name: 'Nama Baru', additionalRole };
    expect((await server.edit(clerk, clerk.id, self)).status).toBe(200);
    await server.database.db.update(admins).set({ additionalRole: null }).where(eq(admins.id, clerk.id));
  });
});

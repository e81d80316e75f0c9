import { deleteUser, listUsers, login, refresh, setUserActive } from 'admin-console/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/tables/audit.ts';
import { tasks } from '../../db/tables/work/diary.ts';
import { projectSurveyors, projects } from '../../db/tables/work/projects.ts';
import { addAdmin, password } from '../testConsole.ts';
import { type TestUserForms, testUserForms } from '../testUserForms.ts';
import { addProject } from '../testWork.ts';

let server: TestUserForms;
let zahra: Awaited<ReturnType<TestUserForms['beginWithOne']>>;

beforeAll(async () => {
  server = await testUserForms();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  await db.delete(tasks);
  await db.delete(projects);
  zahra = await server.beginWithOne();
});

const setActive = (id: number, isActive: boolean, { token } = zahra) =>
  server.ask(setUserActive, { params: { id }, body: { isActive } }, token);

describe('a user who is kept out', () => {
  it('is logged out at once, cannot log in, and stays in the list', async () => {
    const admin = await addAdmin(server, server.roles.viewer);
    const body = { email: admin.email, password };
    const { reply: tokens } = await server.ask(login, { body });
    const { status, reply } = await setActive(admin.id, false);
    expect([status, reply?.isActive]).toEqual([200, false]);
    expect((await server.ask(listUsers, { query: {} }, tokens?.token)).status).toBe(401);
    expect((await server.ask(refresh, {}, tokens?.refreshToken)).status).toBe(401);
    expect((await server.ask(login, { body })).status).toBe(401);
    const { reply: list } = await server.ask(listUsers, { query: { search: admin.email } }, zahra.token);
    expect(list?.data.map(({ isActive }) => isActive)).toEqual([false]);
  });

  it('logs in again once let in, while the logins from before stay ended', async () => {
    const admin = await addAdmin(server, server.roles.viewer);
    const body = { email: admin.email, password };
    const { reply: tokens } = await server.ask(login, { body });
    await setActive(admin.id, false);
    expect((await setActive(admin.id, true)).reply?.isActive).toBe(true);
    expect((await server.ask(listUsers, { query: {} }, tokens?.token)).status).toBe(401);
    expect((await server.ask(login, { body })).status).toBe(200);
  });

  it('is neither oneself nor the last super admin nor somebody above', async () => {
    expect((await setActive(zahra.id, false)).json.code).toBe('OWN_ACCOUNT');
    const clerk = await server.logInAs(server.roles.clerk);
    expect((await setActive(zahra.id, false, clerk)).json.code).toBe('LAST_SUPER_ADMIN');
    const other = await addAdmin(server, server.roles.super);
    expect((await setActive(other.id, false, clerk)).json.code).toBe('ROLE_ABOVE_OWN');
    await setActive(other.id, false);
    expect((await setActive(other.id, true, clerk)).json.code).toBe('ROLE_ABOVE_OWN');
  });

  it('is somebody there is', async () => {
    expect((await setActive(2_000_000_000, false)).status).toBe(404);
    expect((await setActive(2_000_000_000, true)).status).toBe(404);
  });

  it('is never both of two super admins who do it to each other at once', async () => {
    const dewi = await server.logInAs(server.roles.super);
    const answers = await Promise.all([setActive(dewi.id, false), setActive(zahra.id, false, dewi)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes the right to edit users', async () => {
    const viewer = await server.logInAs(server.roles.viewer);
    const admin = await addAdmin(server, server.roles.viewer);
    expect((await setActive(admin.id, false, viewer)).status).toBe(403);
  });
});

describe('a user with open work', () => {
  const at = new Date('2026-11-01T02:00:00Z');
  const saved = { createdAt: at, updatedAt: at };
  const remove = (id: number) => server.ask(deleteUser, { params: { id } }, zahra.token);
  type Db = TestUserForms['database']['db'];

  it.each<[string, (db: Db, id: number) => Promise<unknown>]>([
    ['surveys a project', (db, id) => addProject(db, { status: 'assigned', instructionAt: at, surveyorId: id })],
    ['reviews a project', (db, id) => addProject(db, { reviewerId: id })],
    [
      'surveys beside another',
      async (db, id) =>
        db
          .insert(projectSurveyors)
          .values({ projectId: (await addProject(db)).id, surveyorId: id })
          .returning(),
    ],
    [
      'has a task',
      (db, id) =>
        db
          .insert(tasks)
          .values({ title: 'Telepon', assigneeId: id, ...saved })
          .returning(),
    ],
  ])('who %s is kept, and may be kept out instead', async (_what, give) => {
    const admin = await addAdmin(server, server.roles.viewer);
    await give(server.database.db, admin.id);
    const { status, json } = await remove(admin.id);
    expect([status, json.code]).toEqual([409, 'OPEN_WORK']);
    expect(json.message[0]).toMatch(/Nonaktifkan saja/);
    expect((await setActive(admin.id, false)).status).toBe(200);
  });

  it('is deleted once the work is over', async () => {
    const admin = await addAdmin(server, server.roles.viewer);
    await addProject(server.database.db, { status: 'cancelled', cancelReason: 'batal', surveyorId: admin.id });
    const done = { title: 'Telepon', assigneeId: admin.id, status: 'done' as const, doneAt: at, ...saved };
    await server.database.db.insert(tasks).values(done);
    expect((await remove(admin.id)).status).toBe(200);
  });
});

it('is written down who kept a user out', async () => {
  const admin = await addAdmin(server, server.roles.viewer);
  await setActive(admin.id, false);
  const rows = await server.database.db.select().from(auditLog);
  const act = { adminId: zahra.id, entity: 'users', entityId: admin.id, after: { isActive: false } };
  expect(rows).toContainEqual(expect.objectContaining(act));
});

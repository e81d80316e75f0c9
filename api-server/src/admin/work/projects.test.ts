import { type Project, projectsResource, reviewersResource } from 'admin-console/contract';
import { calendarDate } from 'shop-core/rules';
import { type AskOf, decodeReply } from 'shop-core/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figures } from '../../db/tables/work/fieldwork.ts';
import { projectSurveyors } from '../../db/tables/work/projects.ts';
import { addClient, addProject, addType, addTypeDetail, addVessel, type TestWork, testWork } from '../testWork.ts';

const { list, one, create, update } = projectsResource.calls;
let server: TestWork;
let boss: { id: number; token: string };
beforeAll(async () => {
  server = await testWork();
  boss = await server.logInWith(
    'list-projects',
    'create-projects',
    'edit-projects',
    'list-clients',
    'list-vessels',
    'assign-projects',
    'survey-projects',
  );
});
afterAll(() => server.close());

type Filter = NonNullable<AskOf<typeof list>['query']['filter']>;
const ids = async (filter: Filter, token = boss.token) => {
  const { reply } = await server.ask(list, { query: { filter } }, token);
  return reply?.map(({ id }) => id).sort((a, b) => a - b);
};
const read = async (id: number) => {
  const { reply } = await server.ask(one, { params: { id } }, boss.token);
  if (!reply) throw new Error('no project');
  return reply;
};
const instructed = { status: 'instructed' as const, instructionAt: new Date('2026-11-17T20:00:00Z') };

describe('the list of projects', () => {
  it('follows the links of the menu: report stage, surveyor, on progress and follow up of a type', async () => {
    const { id: typeId } = await addType(server.db);
    const surveyorId = boss.id;
    const draft = await addProject(server.db, { typeId });
    const begun = await addProject(server.db, { typeId, ...instructed });
    const reporting = await addProject(server.db, {
      ...{ typeId, ...instructed, status: 'reporting', surveyorId, statusReportId: 3 },
    });
    const followed = await addProject(server.db, {
      ...{ typeId, ...instructed, status: 'follow_up', statusBefore: 'reporting', surveyorId },
      ...{ followUpAt: '2026-12-01', followUpReason: 'repair' },
    });
    expect(await ids({ typeId, status: 'onp' })).toEqual([begun.id, reporting.id]);
    expect(await ids({ typeId, status: 'fol' })).toEqual([followed.id]);
    expect(await ids({ typeId, status: 'draft' })).toEqual([draft.id]);
    expect(await ids({ typeId, projectStatusReportId: 3 })).toEqual([reporting.id]);
    expect(await ids({ typeId, surveyorId })).toEqual([reporting.id, followed.id]);
    expect(await ids({ typeId, mine: true })).toEqual([reporting.id, followed.id]);
  });

  it('finds a project by its number, title, client or ship', async () => {
    const client = await addClient(server.db, { name: 'Asuransi Bahtera' });
    const vessel = await addVessel(server.db, { name: 'MV Nusantara Jaya', imo: '9074729' });
    const { id, projectNo } = await addProject(server.db, {
      clientId: client.id,
      vesselId: vessel.id,
      title: 'Kandas',
    });
    for (const q of [projectNo.toLowerCase(), 'kandas', 'bahtera', 'nusantara', '907472'])
      expect(await ids({ q })).toEqual([id]);
  });

  it('says by the day in Jakarta how old a project is, what is due next, and whether that is overdue', async () => {
    // 02:00 in Jakarta of the 18th, where today is the 27th.
    const { id } = await addProject(server.db, { ...instructed, duePrelim: '2026-11-26', dueFinal: '2027-01-15' });
    expect(await read(id)).toMatchObject({ ageDays: 9, nextDue: '2026-11-26', isOverdue: true });
    const today = await addProject(server.db, { ...instructed, duePrelim: '2026-11-27' });
    expect(await read(today.id)).toMatchObject({ nextDue: '2026-11-27', isOverdue: false });
    const advised = await addProject(server.db, {
      ...instructed,
      statusReportId: 3,
      duePrelim: '2026-11-20',
      dueFinal: '2027-01-15',
    });
    expect(await read(advised.id)).toMatchObject({ nextDue: '2027-01-15', isOverdue: false });
    const overdue = await ids({ overdue: true });
    expect(overdue).toContain(id);
    expect(overdue).not.toContain(today.id);
  });

  it('shows the newest reserve', async () => {
    const { id } = await addProject(server.db);
    const reserve = { projectId: id, kind: 'reserve' as const, currency: 'USD' as const, byId: boss.id };
    await server.db.insert(figures).values([
      { ...reserve, amount: 120_000.5, at: new Date('2026-11-20T00:00:00Z') },
      { ...reserve, amount: 90_000, at: new Date('2026-11-10T00:00:00Z') },
    ]);
    expect(await read(id)).toMatchObject({ reserve: 120_000.5, reserveCurrency: 'USD' });
  });
});

describe('an admin without list-projects', () => {
  it('sees the projects they survey, with others or alone, and no other', async () => {
    const surveyor = await server.logInWith('edit-projects');
    const own = await addProject(server.db, { ...instructed, status: 'assigned', surveyorId: surveyor.id });
    const shared = await addProject(server.db);
    await server.db.insert(projectSurveyors).values({ projectId: shared.id, surveyorId: surveyor.id });
    const other = await addProject(server.db);
    expect(await ids({}, surveyor.token)).toEqual([own.id, shared.id]);
    expect((await server.ask(one, { params: { id: own.id } }, surveyor.token)).status).toBe(200);
    const hidden = await server.ask(one, { params: { id: other.id } }, surveyor.token);
    expect([hidden.status, hidden.json.code]).toEqual([404, 'RECORD_NOT_FOUND']);
    const body = { ...(await read(other.id)), title: 'Diubah' };
    expect((await server.ask(update, { params: { id: other.id }, body }, surveyor.token)).status).toBe(404);
    expect((await server.get(`/figures?filter={"projectId":${other.id}}`, surveyor.token)).range).toBe('figures */0');
  });
});

describe('the form of a project', () => {
  const empty = async (more: Partial<Project> = {}) => {
    const { id } = await addProject(server.db);
    return { ...(await read(id)), ...more };
  };

  it('makes one with a number of its own, whose status follows from what is filled in', async () => {
    const numbers = [];
    for (const [more, status] of [
      [{}, 'draft'],
      [{ instructionAt: instructed.instructionAt }, 'instructed'],
      [{ instructionAt: instructed.instructionAt, surveyorId: boss.id }, 'assigned'],
    ] as const) {
      const { reply } = await server.ask(create, { body: await empty(more) }, boss.token);
      expect(reply?.status).toBe(status);
      numbers.push(reply?.projectNo);
    }
    expect(numbers).toEqual(['HM-2026-0001', 'HM-2026-0002', 'HM-2026-0003']);
  });

  it('never writes status, report stage or number, whatever it says', async () => {
    const project = await empty();
    const claimed = { ...project, status: 'closed', projectStatusReportId: 7, projectNo: 'X-1' } as const;
    const { reply } = await server.ask(update, { params: { id: project.id }, body: claimed }, boss.token);
    expect(reply).toMatchObject({ status: 'draft', projectStatusReportId: 1, projectNo: project.projectNo });
  });

  it('keeps the parties and those who survey beside', async () => {
    const [clientId, project] = [(await addClient(server.db, { name: 'Penyelamat' })).id, await empty()];
    const parties = [{ clientId, role: 'Salvor', clientName: '' }];
    const body = { ...project, parties, coSurveyorIds: [boss.id] };
    const { reply } = await server.ask(update, { params: { id: project.id }, body }, boss.token);
    expect(reply).toMatchObject({
      parties: [{ clientId, role: 'Salvor', clientName: 'Penyelamat' }],
      coSurveyorIds: [boss.id],
    });
  });

  it('is refused at the field: a detail of another type, somebody who may not survey, work without a surveyor', async () => {
    const project = await empty();
    const errors = async (more: Partial<Project>, of = project) => {
      const { json } = await server.ask(update, { params: { id: of.id }, body: { ...of, ...more } }, boss.token);
      return Object.keys(json.errors ?? {});
    };
    const detail = await addTypeDetail(server.db, (await addType(server.db)).id);
    expect(await errors({ typeDetailId: detail.id })).toEqual(['typeDetailId']);
    const clerk = await server.logInWith('list-projects');
    expect(await errors({ surveyorId: clerk.id })).toEqual(['surveyorId']);
    expect(await errors({ reviewerId: clerk.id })).toEqual(['reviewerId']);
    const approver = await server.logInWith('list-projects', 'approve-reports');
    expect(await errors({ reviewerId: approver.id })).toEqual([]);
    const list = await server.ask(reviewersResource.calls.list, { query: {} }, boss.token);
    const reviewers = decodeReply(reviewersResource.calls.list, list.json).map(({ id }) => id);
    expect([reviewers.includes(approver.id), reviewers.includes(clerk.id)]).toEqual([true, false]);
    const running = await addProject(server.db, { ...instructed, status: 'reporting', surveyorId: boss.id });
    expect(await errors({ surveyorId: null }, await read(running.id))).toEqual(['surveyorId']);
    expect(await errors({ duePrelim: calendarDate('2026-12-01') }, await read(project.id))).toEqual([]);
  });

  it('is refused where its fields make no sense together, or go beyond a bound that is named', async () => {
    const project = await empty();
    const errors = async (more: Partial<Project>) => {
      const body = { ...project, ...instructed, ...more };
      const { status, json } = await server.ask(update, { params: { id: project.id }, body }, boss.token);
      return [status, json.errors];
    };
    const day = calendarDate('2026-11-17');
    expect(await errors({ instructionAt: new Date('2026-11-29T20:00:00Z') })).toEqual([
      422,
      { instructionAt: 'Tanggal tidak boleh setelah hari ini.' },
    ]);
    expect(await errors({ duePrelim: day })).toEqual([422, { duePrelim: 'Tidak boleh sebelum instruksi.' }]);
    expect(await errors({ dueFinal: calendarDate('0206-11-20') })).toEqual([
      422,
      { dueFinal: 'Paling awal 01/01/1900.' },
    ]);
    expect(await errors({ sumInsured: 100, deductible: 100 })).toEqual([
      422,
      { deductible: 'Harus di bawah nilai pertanggungan.' },
    ]);
    const sent = {
      ...project,
      casualtyLat: 200,
      casualtyLon: -181,
      sumInsured: 1.005,
      duePrelim: null,
      dueFinal: null,
    };
    // No client of ours would send them.
    const response = await fetch(`${server.url}/projects/${project.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${boss.token}` },
      body: JSON.stringify(sent),
    });
    expect((await response.json()).errors).toEqual({
      casualtyLat: 'Maksimal 90.',
      casualtyLon: 'Minimal -180.',
      sumInsured: 'Isi dengan angka, paling banyak 2 angka di belakang koma.',
    });
  });

  it('gives nobody a project by whoever may not assign', async () => {
    const editor = await server.logInWith('list-projects', 'edit-projects');
    const project = await empty();
    const save = (more: Partial<Project>) =>
      server.ask(update, { params: { id: project.id }, body: { ...project, ...more } }, editor.token);
    const given = await save({ surveyorId: boss.id });
    expect([given.status, given.json.code]).toEqual([403, 'PERMISSION_MISSING']);
    expect((await save({ title: 'Judul baru' })).status).toBe(200);
  });
});

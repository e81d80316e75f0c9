import { clientsResource, eventsResource, typesResource, vesselsResource } from 'admin-console/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/tables/audit.ts';
import { clients } from '../../db/tables/work/clients.ts';
import { events } from '../../db/tables/work/diary.ts';
import { addClient, addProject, addVessel, type TestWork, testWork } from '../testWork.ts';

let server: TestWork;
let clerk: { id: number; token: string };
beforeAll(async () => {
  server = await testWork();
  const verbs = ['create', 'edit', 'delete'] as const;
  const names = ['clients', 'vessels', 'types', 'events'] as const;
  const writes = verbs.flatMap((verb) => names.map((name) => `${verb}-${name}` as const));
  clerk = await server.logInWith(...writes, 'list-projects', 'list-vessels');
});
afterAll(() => server.close());

let made = 0;
const form = () => {
  made += 1;
  const nothing = { npwp: null, address: null, city: null, country: null, email: null, phone: null };
  return {
    ...nothing,
    ...{ type: 'Broker' as const, code: `BR-${made}`, name: ' PT Pialang Samudra ', currency: 'IDR' as const },
    ...{ isWithholder: true, isForeign: false, termsDays: 30, contacts: [], isActive: true },
  };
};
const { create, update, remove } = clientsResource.calls;
const added = async () => {
  const { reply } = await server.ask(create, { body: form() }, clerk.token);
  if (!reply) throw new Error('no client was added');
  return reply;
};
const codeOf = ({ status, json }: { status: number; json: { code?: string } }) => [status, json.code];
const audited = (entityId: number) =>
  server.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'clients'), eq(auditLog.entityId, entityId)))
    .orderBy(auditLog.id);

describe('a record', () => {
  it('is added, answered as it is then, and written down with who did it and from where', async () => {
    const client = await added();
    expect(client).toMatchObject({ name: 'PT Pialang Samudra', type: 'Broker', openProjects: 0, version: 1 });
    expect(await audited(client.id)).toMatchObject([
      { adminId: clerk.id, action: 'create', before: null, after: { name: 'PT Pialang Samudra' }, ip: '127.0.0.1' },
    ]);
  });

  it('is changed as a whole, and what it was before is kept', async () => {
    const client = await added();
    const body = { ...form(), name: 'PT Lain', version: client.version };
    const { reply } = await server.ask(update, { params: { id: client.id }, body }, clerk.token);
    expect(reply).toMatchObject({ name: 'PT Lain', version: 2 });
    const [, edit] = await audited(client.id);
    expect(edit).toMatchObject({ action: 'edit', before: { name: 'PT Pialang Samudra' }, after: { name: 'PT Lain' } });
  });

  it('is not written over by whoever read an older version: 409, and nothing changes', async () => {
    const client = await added();
    const save = (name: string) =>
      server.ask(update, { params: { id: client.id }, body: { ...form(), name, version: 1 } }, clerk.token);
    expect((await save('Pertama')).status).toBe(200);
    expect(codeOf(await save('Kedua'))).toEqual([409, 'RECORD_CHANGED']);
    expect(await server.db.select().from(clients).where(eq(clients.id, client.id))).toMatchObject([
      { name: 'Pertama' },
    ]);
    expect(await audited(client.id)).toHaveLength(2);
  });

  it('of two who save the same version at once, one wins', async () => {
    const client = await added();
    const saves = ['A', 'B'].map((name) =>
      server.ask(update, { params: { id: client.id }, body: { ...form(), name, version: 1 } }, clerk.token),
    );
    expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is deleted unless something names it', async () => {
    const client = await added();
    const gone = await server.ask(remove, { params: { id: client.id } }, clerk.token);
    expect([gone.status, gone.reply]).toEqual([200, { id: client.id }]);
    expect((await audited(client.id)).at(-1)).toMatchObject({
      action: 'delete',
      after: null,
      before: { id: client.id },
    });
    const used = await addClient(server.db);
    await addProject(server.db, { clientId: used.id });
    expect(codeOf(await server.ask(remove, { params: { id: used.id } }, clerk.token))).toEqual([409, 'RECORD_IN_USE']);
    expect(await audited(used.id)).toEqual([]);
  });

  it('that is not there is 404', async () => {
    const params = { id: 2_147_483_000 };
    for (const answer of [
      await server.ask(update, { params, body: { ...form(), version: 1 } }, clerk.token),
      await server.ask(remove, { params }, clerk.token),
    ]) {
      expect(codeOf(answer)).toEqual([404, 'RECORD_NOT_FOUND']);
    }
  });

  it('says at which field it was refused', async () => {
    const { code } = await added();
    const taken = await server.ask(create, { body: { ...form(), code } }, clerk.token);
    expect([taken.status, taken.json.errors]).toEqual([422, { code: 'Sudah digunakan.' }]);
    const blank = await server.ask(create, { body: { ...form(), name: '  ' } }, clerk.token);
    expect([blank.status, blank.json.errors]).toEqual([422, { name: 'Wajib diisi.' }]);
  });

  it('has codes that are codes, written as they are stored', async () => {
    const save = async (more: object) => server.ask(create, { body: { ...form(), ...more } }, clerk.token);
    const { status, json } = await save({ npwp: 'abc', email: 'ani@', phone: '12' });
    expect([status, json.errors]).toEqual([
      422,
      {
        npwp: 'Isi dengan 15 atau 16 angka.',
        email: 'alamat email tidak valid.',
        phone: 'Nomor telepon terdiri dari 8 sampai 15 angka, boleh diawali +.',
      },
    ]);
    // The console says them in its own language.
    expect(json.params?.fields).toContainEqual({ field: 'npwp', code: 'DIGITS_WRONG', digits: [15, 16] });
    expect((await save({ npwp: '012345678901000' })).reply).toMatchObject({ npwp: '01.234.567.8-901.000' });
  });

  it.each([
    ['create', create],
    ['edit', update],
    ['delete', remove],
  ] as const)('is for whoever may %s it', async (verb, call) => {
    const others = (['create', 'edit', 'delete'] as const).filter((each) => each !== verb);
    const { token } = await server.logInWith('list-clients', ...others.map((each) => `${each}-clients` as const));
    const { id } = await addClient(server.db);
    const answer = await server.ask<typeof update>(
      call as typeof update,
      { params: { id }, body: { ...form(), version: 1 } },
      token,
    );
    expect(codeOf(answer)).toEqual([403, 'PERMISSION_MISSING']);
  });
});

it('a ship has an IMO number whose check digit fits, or none', async () => {
  const { id } = await addVessel(server.db);
  const { reply } = await server.ask(
    vesselsResource.calls.list,
    { query: { filter: { id: [id] } } },
    (await server.logInWith('list-vessels')).token,
  );
  const [ship] = reply ?? [];
  if (!ship) throw new Error('no ship');
  const save = (imo: string | null, version: number) =>
    server.ask(vesselsResource.calls.update, { params: { id }, body: { ...ship, imo, version } }, clerk.token);
  expect((await save('9074728', 1)).json.errors).toEqual({ imo: 'Bukan nomor IMO: angka pemeriksanya tidak cocok.' });
  expect((await save('907472', 1)).json.errors).toEqual({ imo: 'Isi dengan 7 angka.' });
  expect((await save('9074729', 1)).reply).toMatchObject({ imo: '9074729' });
  expect((await save(null, 2)).reply).toMatchObject({ imo: null });
});

it('a choice that is gone is refused at its field', async () => {
  const { reply } = await server.ask(
    vesselsResource.calls.list,
    { query: { range: [0, 0] } },
    (await server.logInWith('list-vessels')).token,
  );
  const [ship] = reply?.length ? reply : [await addVessel(server.db)];
  const body = { ...(ship as NonNullable<typeof reply>[number]), ownerId: 2_147_483_000 };
  const { status, json } = await server.ask(
    vesselsResource.calls.create,
    { body: { ...body, imo: null } },
    clerk.token,
  );
  expect([status, json.errors]).toEqual([422, { ownerId: 'Pilihan tidak tersedia.' }]);
});

it('types are written by whoever may, although everybody reads them', async () => {
  const { token } = await server.logInWith();
  const body = {
    ...{ code: 'HM', name: 'Lambung', line: 'H&M' as const, defaultFee: 10_000_000.5, currency: 'IDR' as const },
    ...{ daysPrelim: 10, daysFinal: 60, statusEveryDays: 30, numberingPrefix: 'HM', isActive: true },
  };
  expect((await server.ask(typesResource.calls.create, { body }, token)).status).toBe(403);
  const { reply } = await server.ask(typesResource.calls.create, { body }, clerk.token);
  expect(reply).toMatchObject({ code: 'HM', defaultFee: 10_000_000.5, detailCount: 0 });
});

describe('the calendar', () => {
  const begins = new Date('2026-12-01T02:00:00Z');
  const meeting = {
    ...{ kind: 'meeting' as const, title: 'Rapat', beginsAt: begins, endsAt: begins, isAllDay: false },
    ...{ place: null, note: null, projectId: null, adminId: null },
  };
  const { create: plan, update: move, remove: cancel } = eventsResource.calls;

  it('takes meetings and leave that end after they begin', async () => {
    expect((await server.ask(plan, { body: meeting }, clerk.token)).reply).toMatchObject({ title: 'Rapat' });
    const endsAt = new Date('2026-11-30T02:00:00Z');
    const { json } = await server.ask(plan, { body: { ...meeting, endsAt } }, clerk.token);
    expect(Object.keys(json.errors ?? {})).toEqual(['endsAt']);
  });

  it('leaves alone what comes from the work itself', async () => {
    const row = { ...meeting, kind: 'report_due' as const, createdAt: begins, updatedAt: begins };
    const [due] = await server.db.insert(events).values(row).returning();
    const params = { id: due?.id ?? 0 };
    const moved = await server.ask(move, { params, body: { ...meeting, version: 1 } }, clerk.token);
    expect(codeOf(moved)).toEqual([409, 'RECORD_DERIVED']);
    expect(codeOf(await server.ask(cancel, { params }, clerk.token))).toEqual([409, 'RECORD_DERIVED']);
  });
});

import { auditResource, deleteUser, login, setUserActive } from 'admin-console/contract';
import type { AskOf } from 'shop-core/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/inTransaction.ts';
import { addAdmin, addRole, password, type TestConsole, testConsole } from '../testConsole.ts';
import { writeAudit } from '../writeAudit.ts';

const { list } = auditResource.calls;
type Filter = NonNullable<AskOf<typeof list>['query']['filter']>;

describe('the audit log', () => {
  let server: TestConsole;
  let token: string;
  let bossId: number;
  let victimId: number;
  beforeAll(async () => {
    server = await testConsole();
    const boss = await addAdmin(server, await addRole(server, 'super-admin', []), { name: 'Sari Laksmi' });
    const victim = await addAdmin(server, await addRole(server, 'viewer', []), { name: 'Toni Prakoso' });
    const { reply } = await server.ask(login, { body: { email: boss.email, password } });
    [bossId, victimId, token] = [boss.id, victim.id, reply?.token ?? ''];
    await server.ask(setUserActive, { params: { id: victimId }, body: { isActive: false } }, token);
    await server.ask(deleteUser, { params: { id: victimId } }, token);
  });
  afterAll(() => server.close());

  const listed = async (filter: Filter) =>
    (await server.ask(list, { query: { filter, sort: ['at', 'ASC'] } }, token)).reply;
  const actions = async (filter: Filter) => (await listed(filter))?.map(({ action }) => action);

  it('tells who did what, when, from where, and what it was before and is after', async () => {
    const [deactivated, deleted] = (await listed({ entity: 'users', entityId: victimId })) ?? [];
    expect(deactivated).toEqual({
      ...{ id: expect.any(Number), at: server.now(), adminId: bossId, adminName: 'Sari Laksmi', ip: '127.0.0.1' },
      ...{ action: 'deactivate', entity: 'users', entityId: victimId },
      ...{ before: { isActive: true }, after: { isActive: false } },
    });
    expect(deleted).toMatchObject({ action: 'delete', before: { name: 'Toni Prakoso', role: 'Viewer' }, after: null });
    expect(deleted?.before?.passwordHash).toBe('***');
  });

  it.each<[string, Filter]>([
    ['a name in what was written', { q: 'toni' }],
    ['an action', { action: 'delete' }],
    ['a resource and an action', { entity: 'users', action: 'delete' }],
  ])('is searched by %s', async (_, filter) => {
    expect(await actions(filter)).toEqual(['delete']);
    expect(await actions({ ...filter, adminId: 2_000_000 })).toEqual([]);
  });

  it('is searched by who did it and from where', async () => {
    expect(await actions({ q: 'sari', entity: 'users' })).toEqual(['log-in', 'deactivate', 'delete']);
    expect(await actions({ q: '127.0.0.1' })).toContain('deactivate');
    expect(await actions({ q: '127.0.0' })).toEqual([]);
  });

  it('counts days as they are in Jakarta, both ends included', async () => {
    const at = new Date('2026-11-20T17:30:00Z');
    const act = { adminId: bossId, ip: null, entity: 'projects', entityId: 7, action: 'edit', at };
    await inTransaction(server.database.db, (tx) => writeAudit(tx, act));
    const day = (from: string, to: string) => actions({ entity: 'projects', from, to } as Filter);
    expect(await day('2026-11-21', '2026-11-21')).toEqual(['edit']);
    expect(await day('2026-11-20', '2026-11-20')).toEqual([]);
    expect(await day('2026-11-20', '2026-11-22')).toEqual(['edit']);
  });

  it('keeps of a change what differs, and of what is secret only that it does', async () => {
    const act = { adminId: bossId, ip: null, entity: 'clients', entityId: 7, action: 'edit', at: server.now() };
    const before = { name: 'A', city: 'Medan', tags: ['x'], accessToken: 'abc', version: 1 };
    const after = { name: 'B', city: 'Medan', tags: ['x'], accessToken: 'def', version: 2 };
    await inTransaction(server.database.db, (tx) => writeAudit(tx, { ...act, before, after }));
    const [entry] = (await listed({ entity: 'clients' })) ?? [];
    expect([entry?.before, entry?.after]).toEqual([
      { name: 'A', accessToken: '***' },
      { name: 'B', accessToken: '***' },
    ]);
  });

  it('says how many there are, for the pages', async () => {
    const { headers, reply } = await server.ask(list, { query: { filter: {}, range: [0, 1] } }, token);
    expect(reply).toHaveLength(2);
    expect(headers.get('content-range')).toMatch(/^audit 0-1\/\d+$/);
  });
});

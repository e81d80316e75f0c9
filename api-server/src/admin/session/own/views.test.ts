import { login, mostViews, ownViews, type SavedView, saveOwnViews } from 'admin-console/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdmin, addRole, password, type TestConsole, testConsole } from '../../testConsole.ts';

describe("an admin's saved views", () => {
  let server: TestConsole;
  let roleId: number;
  beforeAll(async () => {
    server = await testConsole();
    roleId = await addRole(server, 'surveyor', []);
  });
  afterAll(() => server.close());

  /** Somebody who is logged in, and what they may ask. */
  async function somebody() {
    const { email } = await addAdmin(server, roleId);
    const logIn = async () => (await server.ask(login, { body: { email, password } })).reply?.token ?? '';
    const token = await logIn();
    return {
      logIn,
      list: async (by = token) => (await server.ask(ownViews, {}, by)).reply,
      save: (views: SavedView[], list: 'projects' | 'clients' = 'projects') =>
        server.ask(saveOwnViews, { params: { list }, body: { views } }, token),
    };
  }
  const view = (label: string) => ({ label, state: '{"filter":{"overdue":true}}' });

  it('are kept list by list, over a new login too', async () => {
    const one = await somebody();
    expect(await one.list()).toEqual([]);
    await one.save([view('Terlambat')]);
    await one.save([view('Broker'), view('Pelabuhan')], 'clients');
    await one.save([view('Terlambat'), view('Milik saya')]);
    expect(await one.list(await one.logIn())).toEqual([
      { list: 'clients', views: [view('Broker'), view('Pelabuhan')] },
      { list: 'projects', views: [view('Terlambat'), view('Milik saya')] },
    ]);
    await one.save([]);
    expect((await one.list())?.map(({ list }) => list)).toEqual(['clients']);
  });

  it('are told and changed by nobody else', async () => {
    const [one, other] = [await somebody(), await somebody()];
    await one.save([view('Rahasia')]);
    expect(await other.list()).toEqual([]);
    await other.save([view('Lain')]);
    await other.save([]);
    expect(await one.list()).toEqual([{ list: 'projects', views: [view('Rahasia')] }]);
  });

  it('are no more than a list needs, and of a known list', async () => {
    const one = await somebody();
    const many = Array.from({ length: mostViews + 1 }, (_, at) => view(String(at)));
    const refused: readonly [list: string, views: SavedView[]][] = [
      ['projects', many],
      ['projects', [{ label: 'x'.repeat(101), state: '{}' }]],
      ['projects', [{ label: 'x', state: 'x'.repeat(4_001) }]],
      ['payments', [view('x')]],
    ];
    for (const [list, views] of refused) {
      const { status } = await fetch(`${server.url}/me/views/${list}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${await one.logIn()}` },
        body: JSON.stringify({ views }),
      });
      expect([list, status]).toEqual([list, 422]);
    }
    expect(await one.list()).toEqual([]);
  });
});

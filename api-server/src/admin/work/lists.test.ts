import {
  clientsResource,
  projectsResource,
  statusReportsResource,
  typesResource,
  vesselsResource,
} from 'admin-console/contract';
import type { AskOf } from 'shop-core/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addClient, addProject, addVessel, type TestWork, testWork } from '../testWork.ts';

const { list } = vesselsResource.calls;
type Query = AskOf<typeof list>['query'];

let server: TestWork;
let reader: { token: string };
beforeAll(async () => {
  server = await testWork();
  reader = await server.logInWith('list-clients', 'list-vessels', 'list-projects');
  for (const name of ['Cakrawala', 'Arung', 'bahari', 'Dermaga']) {
    await addVessel(server.db, { name, kind: 'Uji', gt: name === 'Arung' ? null : name.length });
  }
});
afterAll(() => server.close());

/** Four ships, whatever else other tests have added. */
async function ships({ filter, ...query }: Query) {
  const asked = { ...query, filter: { kind: 'Uji', ...filter } };
  const { reply, headers } = await server.ask(list, { query: asked }, reader.token);
  return { names: reply?.map(({ name }) => name), range: headers.get('content-range') };
}

describe('a list in plain REST', () => {
  it('comes in the usual order, with how many there are in Content-Range', async () => {
    expect(await ships({})).toEqual({ names: ['Arung', 'bahari', 'Cakrawala', 'Dermaga'], range: 'vessels 0-3/4' });
  });

  it('is cut to its range, and still says how many there are', async () => {
    expect(await ships({ range: [1, 2] })).toEqual({ names: ['bahari', 'Cakrawala'], range: 'vessels 1-2/4' });
    expect(await ships({ range: [8, 9] })).toEqual({ names: [], range: 'vessels */4' });
  });

  it('is sorted by a column either way, what is missing last', async () => {
    expect((await ships({ sort: ['name', 'DESC'] })).names).toEqual(['Dermaga', 'Cakrawala', 'bahari', 'Arung']);
    expect((await ships({ sort: ['gt', 'ASC'] })).names).toEqual(['bahari', 'Dermaga', 'Cakrawala', 'Arung']);
    expect((await ships({ sort: ['gt', 'DESC'] })).names).toEqual(['Cakrawala', 'Dermaga', 'bahari', 'Arung']);
  });

  it('is filtered, and counts what matches', async () => {
    expect(await ships({ filter: { q: 'ARI' } })).toEqual({ names: ['bahari'], range: 'vessels 0-0/1' });
  });

  it('searches what was typed, not a pattern', async () => {
    const { name } = await addVessel(server.db, { name: '100% Laut_Biru\\', kind: 'Aneh' });
    for (const q of ['100%', 't_B', 'u\\']) {
      expect((await ships({ filter: { q, kind: 'Aneh' } })).names).toEqual([name]);
      expect((await ships({ filter: { q } })).names).toEqual([]);
    }
    expect((await ships({ filter: { q: '%' } })).names).toEqual([]);
  });

  it('gives many records by their ids', async () => {
    const [one, two] = [await addVessel(server.db), await addVessel(server.db)];
    const { json, status } = await server.get(`/vessels?filter={"id":[${two.id},${one.id},999999]}`, reader.token);
    expect([status, json.data.map(({ id }: { id: number }) => id).sort()]).toEqual([200, [one.id, two.id].sort()]);
  });

  it.each([
    'filter={"secret":1}',
    'filter={"type":"Nobody"}',
    'filter={"id":[0]}',
    'filter=[]',
    'filter={',
    'sort=["passwordHash","ASC"]',
    'sort=["name","asc"]',
    'range=[0,1000]',
    'range=[5,4]',
    'range=[-1,4]',
    'range=[0,1e9]',
  ])('refuses %s', async (query) => {
    const { status, json } = await server.get(`/clients?${query}`, reader.token);
    expect([status, json.code]).toEqual([422, 'FORM_INVALID']);
  });

  it('is for whoever has its permission', async () => {
    const { token } = await server.logInWith('list-vessels');
    const { status, json } = await server.ask(clientsResource.calls.list, { query: {} }, token);
    expect([status, json.code]).toEqual([403, 'PERMISSION_MISSING']);
    expect((await server.ask(list, { query: {} }, token)).status).toBe(200);
  });

  it('is read by every admin where the menu leads everybody [S6.8]', async () => {
    const { token } = await server.logInWith();
    for (const { calls } of [typesResource, projectsResource]) {
      expect((await server.get(calls.list.path, token)).status).toBe(200);
    }
    const { reply } = await server.ask(statusReportsResource.calls.list, { query: {} }, token);
    expect(reply?.[0]).toEqual({ id: 1, name: 'No report' });
    expect(reply).toHaveLength(9);
  });

  it('repeats and skips no row from page to page, however many are equal', async () => {
    const client = await addClient(server.db);
    for (let each = 0; each < 7; each += 1) await addProject(server.db, { clientId: client.id, title: 'Sama' });
    const seen: number[] = [];
    const ranges: [number, number][] = [
      [0, 2],
      [3, 5],
      [6, 8],
    ];
    for (const range of ranges) {
      const query = { filter: { clientId: client.id }, range };
      const { reply } = await server.ask(
        projectsResource.calls.list,
        { query: { ...query, sort: ['title', 'ASC'] } },
        reader.token,
      );
      seen.push(...(reply ?? []).map(({ id }) => id));
    }
    expect(new Set(seen).size).toBe(7);
  });
});

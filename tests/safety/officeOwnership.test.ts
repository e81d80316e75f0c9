import { workResources } from 'admin-console/contract';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyRow } from '../../api-server/src/admin/rest/restTable.ts';
import { workTables } from '../../api-server/src/admin/work/workTables.ts';
import { projects } from '../../api-server/src/db/tables/work/projects.ts';
import { marks } from '../support/officeOfTwo.ts';
import { tablesBelow } from '../support/tablesBelow.ts';
import { allBut, type OfficeDesk, officeDesk, queryOf } from './officeDesk.ts';

/** Whose rows everybody sees who may read them at all: fee notes are the books of the whole office. */
const booksOfAll = { invoices: 'list-invoices' } as const;

/**
 * Every table whose rows belong to a project, and the resource that tells of them; with its rows told within another where
 * they have none of their own, or by no call at all yet.
 */
const ofProjects: Readonly<Record<string, string>> = {
  attendances: 'attendances',
  documents: 'documents',
  events: 'events',
  expenses: 'expenses',
  figures: 'figures',
  findings: 'findings',
  invoices: 'invoices',
  reports: 'reports',
  time_entries: 'time-entries',
  ...{ project_parties: 'within projects', project_surveyors: 'within projects' },
  ...{ invoice_lines: 'within invoices', payments: 'within invoices', credit_notes: 'within invoices' },
  ...{ withholding_slips: 'within invoices', tasks: 'by no call', notes: 'by no call' },
};

const isResource = (name: string): name is keyof typeof workTables => name in workTables;
const owned = ['projects', ...Object.values(ofProjects)].filter(isResource).filter((name) => !(name in booksOfAll));

let office: OfficeDesk;
beforeAll(async () => {
  office = await officeDesk();
  await office.allow(...allBut('list-projects'));
});
afterAll(() => office.close());

describe('27: what belongs to a project', () => {
  it('stands in this table, whatever is added to the schema', () => {
    expect(tablesBelow(projects)).toEqual(Object.keys(ofProjects).sort());
  });

  it('has a scope in the server and in this test, or is among the books of all', () => {
    const below = ['projects', ...tablesBelow(projects)];
    const read = Object.entries(workTables).flatMap(([name, { id }]) =>
      below.includes(getTableConfig(id.table).name) ? [name] : [],
    );
    expect(read.sort()).toEqual([...owned, ...Object.keys(booksOfAll)].sort());
    const withScope = Object.entries(workTables).flatMap(([name, { scope }]) => (scope === everyRow ? [] : [name]));
    // The two others are lists of those who may be chosen.
    expect(withScope.sort()).toEqual([...owned, 'surveyors', 'reviewers'].sort());
  });
});

const idsOf = (name: string, side: OfficeDesk['own']) => [side[name as 'events'] ?? []].flat();
const list = async (name: string, more: Readonly<Record<string, unknown>> = {}) => {
  const { data, total } = await office.send('GET', `/${name}?${queryOf({ range: [0, 999], ...more })}`);
  return { ids: data.map(({ id }: { id: number }) => id).sort((a: number, b: number) => a - b), total };
};

describe.each(owned)('27: of %s somebody without list-projects', (name) => {
  const { sortable, filters } = workResources[name];
  const own = () => idsOf(name, office.own);
  const foreign = () => idsOf(name, office.foreign);

  it('gets the own rows in every list, order and export, and the count of them', async () => {
    const expected = { ids: own(), total: own().length };
    expect(expected.ids.length).toBeGreaterThan(0);
    expect(await list(name)).toEqual(expected);
    for (const field of sortable) {
      for (const way of ['ASC', 'DESC']) expect(await list(name, { sort: [field, way] }), field).toEqual(expected);
    }
    const { total } = await office.send('GET', `/${name}?${queryOf({ range: [0, 0] })}`);
    expect(total).toBe(own().length);
  });

  it('gets no other by its id, its project or a search', async () => {
    const nothing = { ids: [], total: 0 };
    expect(await list(name, { filter: { id: foreign() } })).toEqual(nothing);
    expect(await list(name, { filter: { id: own() } })).toMatchObject({ total: own().length });
    if ('projectId' in filters) {
      expect(await list(name, { filter: { projectId: office.foreign.projects } })).toEqual(nothing);
      expect(await list(name, { filter: { projectId: office.own.projects } })).toMatchObject({ total: own().length });
    }
    if ('q' in filters) expect(await list(name, { filter: { q: marks.projects('dua') } })).toEqual(nothing);
  });

  it('finds another’s record not, nor changes or deletes it', async () => {
    const calls: Readonly<Record<string, unknown>> = workResources[name].calls;
    for (const id of foreign()) {
      if (calls.one) expect((await office.send('GET', `/${name}/${id}`)).status).toBe(404);
      if (calls.remove) expect((await office.send('DELETE', `/${name}/${id}`)).status).toBe(404);
    }
    for (const id of own()) if (calls.one) expect((await office.send('GET', `/${name}/${id}`)).status).toBe(200);
  });

  it('and with list-projects sees both', async () => {
    await office.allow(...allBut());
    const both = await list(name);
    await office.allow(...allBut('list-projects'));
    expect(both.ids).toEqual([...own(), ...foreign()].sort((a, b) => a - b));
  });
});

describe('27: beside lists', () => {
  it('the start page counts the own projects alone', async () => {
    const { data } = await office.send('GET', '/office-dashboard');
    expect(data).toMatchObject({ onProgress: 1, newInstructions: 1 });
    expect(data.surveyorLoad).toEqual([expect.objectContaining({ surveyorId: office.asker.id, open: 1 })]);
  });

  it('nothing is put into the calendar of another’s project, told like one that nobody has', async () => {
    const at = '2026-12-01T02:00:00.000Z';
    const form = {
      kind: 'meeting',
      title: 'Rapat',
      beginsAt: at,
      endsAt: at,
      isAllDay: false,
      place: null,
      note: null,
    };
    const plan = async (projectId: number) => {
      const { status, text, data } = await office.send('POST', '/events', { ...form, adminId: null, projectId });
      if (status === 200) await office.send('DELETE', `/events/${data.id}`);
      return [status, Object.keys(JSON.parse(text).errors ?? {})];
    };
    expect(await plan(office.foreign.projects)).toEqual([422, ['projectId']]);
    expect(await plan(2_000_000_000)).toEqual([422, ['projectId']]);
    expect((await plan(office.own.projects))[0]).toBe(200);
  });

  it('another’s project is not edited into one’s own', async () => {
    const { data: project } = await office.send('GET', `/projects/${office.own.projects}`);
    const { status } = await office.send('PUT', `/projects/${office.foreign.projects}`, project);
    expect(status).toBe(404);
  });
});

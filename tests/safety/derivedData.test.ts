import * as contract from 'admin-console/contract';
import { is } from 'drizzle-orm';
import { getTableConfig, PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditTable } from '../../api-server/src/admin/audit/auditTable.ts';
import { workTables } from '../../api-server/src/admin/work/workTables.ts';
import type { Db } from '../../api-server/src/db/database.ts';
import { billed, marks } from '../support/officeOfTwo.ts';
import { consoleEntries } from './consoleEntries.ts';
import { nameOf } from './entry.ts';
import { allBut, type OfficeDesk, officeDesk, queryOf } from './officeDesk.ts';

type Name = contract.PermissionName;
const { permissionNames, sourceOf, sources, tellsField } = contract;

let office: OfficeDesk;
beforeAll(async () => {
  office = await officeDesk();
});
afterAll(() => office.close());

const resources = Object.values(contract.workResources).map(({ name, mayRead, sortable, entity }) => ({
  ...{ name: name as keyof typeof contract.workResources, mayRead: [...mayRead] as Name[] },
  ...{ sortable: [...sortable] as string[], fields: Object.keys(contract.declaredBy(entity)?.fields ?? {}) },
}));
const closing = [...new Set(Object.values(sources))].filter((name) => name !== undefined);
const may = (names: readonly Name[], field: string, resource: string) => tellsField(resource, field, new Set(names));

describe('the table of derived fields', () => {
  const tables = { ...workTables, audit: auditTable };

  it.each(resources)('24: knows every field of $name that is no column of its own table', ({ name, fields }) => {
    const { id, rows } = tables[name] as { id: PgColumn; rows: (db: Db, asking: object) => unknown };
    const asking = { admin: { id: 1, family: '', permissions: new Set(permissionNames) }, now: new Date(), today: '' };
    // What a select holds, which Drizzle tells nobody but its types.
    const { config } = rows(office.db, asking) as { config: { fields: Record<string, unknown> } };
    const isOwn = (field: unknown) => is(field, PgColumn) && field.table === id.table;
    const joined = fields.filter((name) => !isOwn(config.fields[name]));
    expect(joined.sort()).toEqual(Object.keys(contract.derivedFields[name]).sort());
    expect(getTableConfig(id.table).name).not.toBe('');
  });

  it('24: stands behind every reply of the console that tells of a record', () => {
    const plain = consoleEntries.flatMap(({ call }) => (tellsOfRecords(call.reply) ? [] : nameOf(call)));
    const withoutRecords = [
      ...['DELETE /me/sessions', 'DELETE /me/sessions/{id}', 'DELETE /roles/{id}', 'DELETE /users/{id}'],
      ...['DELETE /users/{id}/second-factor', 'GET /invoices-summary', 'GET /me/second-factor', 'GET /me/sessions'],
      ...['GET /me/views', 'PUT /me/views/{list}'],
      ...['GET /permissions', 'GET /users/{id}/second-factor', 'POST /login', 'POST /logout', 'POST /me/second-factor'],
      ...['POST /me/second-factor/removal', 'GET /refreshToken', 'PUT /me/password', 'PUT /me/second-factor'],
      ...['PUT /orders/{id}/status', 'PUT /reviews/{id}/status'],
    ];
    expect(plain.sort()).toEqual(withoutRecords.sort());
  });

  it.each(resources)('24: has a row for each filter of $name that is not called like a field', ({ name, fields }) => {
    const { filters } = contract.workResources[name];
    const stated = Object.keys(contract.derivedFilters[name] ?? {});
    const others = Object.keys(filters).filter((filter) => filter !== 'q' && !fields.includes(filter));
    expect(stated).toEqual(expect.arrayContaining(others));
  });
});

/** Whether a reply is a record or a list of them, or only the id of one that is gone. */
function tellsOfRecords(reply: unknown): boolean {
  let inner = reply as { _zod: { def: Record<string, unknown> } } | undefined;
  while (inner) {
    if (contract.declaredBy(inner)) return true;
    const { innerType, element, in: coded, shape } = inner._zod.def;
    if (shape && Object.keys(shape).join() === 'id') return true;
    inner = (innerType ?? element ?? coded) as typeof inner;
  }
  return false;
}

const listOf = (name: string, more = {}) => office.send('GET', `/${name}?${queryOf({ range: [0, 999], ...more })}`);

describe('a role that may read a list', () => {
  it.each(resources)('24: is told of $name the fields of its sources, and no other is there', async (resource) => {
    const { name, mayRead } = resource;
    await office.allow(...permissionNames);
    const [whole] = (await listOf(name)).data;
    expect(Object.keys(whole).sort()).toEqual([...resource.fields].sort());
    for (const more of [[], ...closing.map((each) => [each])]) {
      const held = [...mayRead, ...more];
      await office.allow(...held);
      const { data } = await listOf(name);
      expect(data.length, held.join()).toBeGreaterThan(0);
      const expected = resource.fields.filter((field) => may(held, field, name)).sort();
      for (const row of data) {
        // What was in a record is told of those that may be read.
        const there = name === 'audit' ? { before: null, after: null, ...row } : row;
        expect(Object.keys(there).sort(), `${name} with ${held}`).toEqual(expected);
      }
    }
  });

  it.each(resources)('24: sorts $name by nothing that it is not told', async ({ name, mayRead, sortable }) => {
    await office.allow(...mayRead);
    for (const field of sortable) {
      const { status } = await listOf(name, { sort: [field, 'ASC'] });
      expect(status, field).toBe(may(mayRead, field, name) ? 200 : 403);
    }
  });

  it.each([
    ['projects', { toInvoice: true }, 'list-invoices'],
    ['invoices', { typeId: 1 }, 'list-projects'],
  ] as const)('24: narrows %s by nothing that it is not told: %j', async (name, filter, source) => {
    await office.allow('list-projects', 'list-invoices');
    expect((await listOf(name, { filter })).status).toBe(200);
    await office.allow(...allBut(source));
    expect((await listOf(name, { filter })).status).toBe(403);
  });

  it.each([
    ['projects', marks.clients('satu'), 'list-clients'],
    ['projects', marks.vessels('satu'), 'list-vessels'],
    ['invoices', marks.clients('satu'), 'list-clients'],
    ['invoices', marks.projects('satu'), 'list-projects'],
    ['audit', marks.clients('satu'), 'list-clients'],
    ['audit', marks.invoices('satu'), 'list-invoices'],
  ] as const)('24: finds nothing in %s by what it is not told: %s', async (name, q, source) => {
    await office.allow(...permissionNames);
    expect((await listOf(name, { filter: { q } })).total).toBeGreaterThan(0);
    await office.allow(...allBut(source));
    expect(await listOf(name, { filter: { q } })).toMatchObject({ status: 200, total: 0, data: [] });
  });

  it('24: counts in a sum of invoices what its search is told, and no more', async () => {
    const sum = async () =>
      (await office.send('GET', `/invoices-summary?${queryOf({ filter: { q: marks.clients('satu') } })}`)).data.idr;
    await office.allow('list-invoices', 'list-clients');
    expect(await sum()).toMatchObject({ count: 1, balance: billed.satu });
    await office.allow('list-invoices');
    expect(await sum()).toMatchObject({ count: 0, balance: 0 });
  });

  it('24: has no figures and no charts of what it may not read', async () => {
    const keysOf = async (path: string) => Object.keys((await office.send('GET', path)).data).sort();
    await office.allow('view-charts', 'view-dashboards');
    expect(await keysOf('/office-charts')).toEqual(['from', 'to']);
    expect(await keysOf('/office-dashboard')).not.toContain('money');
    await office.allow('view-charts', 'list-projects');
    expect(await keysOf('/office-charts')).toEqual(['from', 'instructions', 'surveyors', 'to']);
    await office.allow('view-charts', 'view-dashboards', 'list-invoices');
    expect(await keysOf('/office-charts')).toEqual(['ageing', 'ageingWithoutRate', 'from', 'money', 'to']);
    expect(await keysOf('/office-dashboard')).toContain('money');
  });
});

describe('no call tells a role what its source would not', () => {
  const total = billed.satu + billed.dua;
  const amounts = [billed.satu, billed.dua, total].flatMap((amount) => [amount, amount + 3, amount + 6]).map(String);
  const marked: readonly (readonly [Name, readonly string[]])[] = [
    ['list-clients', [marks.clients('satu'), marks.clients('dua')]],
    ['list-vessels', [marks.vessels('satu'), marks.vessels('dua')]],
    ['list-invoices', [marks.invoices('satu'), marks.invoices('dua'), ...amounts]],
    // The other one they survey.
    ['list-projects', [marks.projects('dua')]],
  ];
  const reads = consoleEntries.filter(({ call }) => call.method === 'GET').map(({ call }) => call.path);
  const addresses = (path: string): string[] => {
    const [, name = ''] = path.split('/');
    const ids = [office.own, office.foreign].flatMap((side) => side[name as 'events'] ?? [office.asker.id]);
    return path.includes('{id}') ? ids.map((id) => path.replace('{id}', String(id))) : [path];
  };

  const readers = ['list-audit', 'list-events', 'view-charts', 'view-dashboards', 'list-users', 'list-roles'] as const;
  const openers = marked.map(([name]) => name);
  const pairs = [...readers, ...openers].flatMap((one) => openers.map((two) => [one, two]));
  const roles: readonly Name[][] = [[], ...permissionNames.map((name) => [name]), ...pairs, allBut(...openers)];

  it.each(roles.map((held) => ({ held, role: held.length > 5 ? 'everything but the sources' : held.join(' and ') })))(
    '24: with $role',
    async ({ held }) => {
      await office.allow(...held);
      const secret = marked.flatMap(([name, said]) => (held.includes(name) ? [] : said));
      for (const path of reads.flatMap(addresses)) {
        const { text, status } = await office.send('GET', path);
        expect(status, path).toBeLessThan(500);
        expect(
          secret.filter((mark) => text.includes(mark)),
          `${path} with ${held}`,
        ).toEqual([]);
      }
    },
  );

  it('24: and with every source the marks are there to be seen', async () => {
    await office.allow(...permissionNames);
    const texts = await Promise.all(
      reads.flatMap(addresses).map(async (path) => (await office.send('GET', path)).text),
    );
    const seen = marked
      .flatMap(([, said]) => said.slice(0, 4))
      .filter((mark) => texts.some((text) => text.includes(mark)));
    expect(seen).toEqual(marked.flatMap(([, said]) => said.slice(0, 4)));
  });
});

it('24: what a write answers is told by the same table', async () => {
  await office.allow('edit-clients', 'list-clients');
  const { data: client } = await office.send('GET', `/clients/${office.own.clients}`);
  const { status, data } = await office.send('PUT', `/clients/${office.own.clients}`, client);
  expect(status).toBe(200);
  const hidden = Object.keys(contract.derivedFields.clients).filter((field) => field in data);
  expect(hidden.map((field) => sourceOf('clients', field))).toEqual([]);
});

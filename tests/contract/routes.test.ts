import type { Call } from 'shop-core/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminApi } from '../../api-server/src/docs/adminApi.ts';
import type { ApiDescription } from '../../api-server/src/docs/apiDescription.ts';
import { shopApi } from '../../api-server/src/docs/shopApi.ts';
import { builtFiles, pages } from '../safety/pages.ts';
import { type WholeServer, wholeServer } from '../safety/wholeServer.ts';
import { addressIn, apiStatements, type Statement } from '../support/ledger.ts';

const isAdmins = ({ text }: Statement) => text.startsWith('Admin: ');
const apis = [
  { origin: 'shop', api: shopApi(), rows: apiStatements.filter((row) => !isAdmins(row)) },
  { origin: 'console', api: adminApi(), rows: apiStatements.filter(isAdmins) },
] as const;

let server: WholeServer;
beforeAll(async () => {
  server = await wholeServer();
  // A listener that was never asked has not opened its calls yet.
  await server.send('console', { method: 'GET', url: '/docs' });
});
afterAll(() => server.shop.close());

const addressOf = ({ method, path }: Call) => `${method} ${path}`;
const callsOf = ({ calls }: ApiDescription) => Object.entries(calls);

describe.each(apis)('the $origin', ({ origin, api, rows }) => {
  it('declares a call for every address of the specification', () => {
    const declared = callsOf(api).map(([, call]) => addressOf(call));
    const missing = rows.flatMap((row) => {
      const address = addressIn(row);
      return address && !declared.includes(address) ? [`${row.id} ${address}`] : [];
    });
    expect(missing).toEqual([]);
  });

  it.each(callsOf(api))(
    '%s says which statement it is, and is spelled as there, or says that it is ours',
    (key, call) => {
      const { statements = [], text = '' } = api.notes.get(key) ?? {};
      if (statements.length === 0) expect(text).toMatch(/^Ours[:,.]/);
      const named = statements.map((id) => rows.find((row) => row.id === id));
      expect(named).not.toContain(undefined);
      for (const row of named) if (row && addressIn(row)) expect(addressIn(row)).toBe(addressOf(call));
    },
  );

  it('declares each address once', () => {
    const declared = callsOf(api).map(([, call]) => addressOf(call));
    expect(declared.filter((address, at) => declared.indexOf(address) !== at)).toEqual([]);
  });

  it('answers every call it declares, once', () => {
    const served = server.routes[origin].flatMap(({ call }) => call ?? []);
    const unanswered = Object.values(api.calls).filter((call) => !served.includes(call));
    expect(unanswered.map(addressOf).sort()).toEqual([]);
    expect(served.filter((call, at) => served.indexOf(call) !== at).map(addressOf)).toEqual([]);
  });

  it('answers nothing under a call that its contract does not declare', () => {
    const declared = new Set<Call>(Object.values(api.calls));
    const strange = server.routes[origin].filter(({ call }) => call && !declared.has(call));
    expect(strange.map(({ name }) => name)).toEqual([]);
  });

  it('answers nothing else but its health, its pictures, its docs and its app', () => {
    const others = server.routes[origin].filter(({ call }) => !call).map(({ name }) => name);
    expect(others.filter((name) => !builtFiles.includes(name)).sort()).toEqual([...pages[origin]].sort());
  });
});

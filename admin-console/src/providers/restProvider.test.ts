import { describe, expect, it, vi } from 'vitest';
import { createHttpClient } from './httpClient.ts';
import { createRestProvider } from './restProvider.ts';
import { storedSession } from './storedSession.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
const rest = createRestProvider(
  createHttpClient({
    session: storedSession(localStorage),
    fetch,
    i18n: { translate: (key) => key, getLocale: () => 'id', changeLocale: async () => {} },
  }),
);
const answers = (data: unknown, range?: string) => {
  const headers = range === undefined ? {} : { 'content-range': range };
  fetch.mockResolvedValueOnce(new Response(JSON.stringify({ message: [], data }), { headers }));
};

const stages = [{ id: 7, name: 'Final issued' }];
const page = { pagination: { page: 1, perPage: 25 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };

describe('the plain REST of the console', () => {
  it('takes the records out of what the server answers, and their count out of Content-Range', async () => {
    answers(stages, 'status-reports 0-0/9');
    expect(await rest.getList('status-reports', page)).toEqual({ data: stages, total: 9 });
    const url = new URL(String(fetch.mock.lastCall?.[0]), 'http://console.example');
    expect([url.pathname, url.searchParams.get('range')]).toEqual(['/api/status-reports', '[0,24]']);
  });

  it('refuses an answer that does not keep the contract', async () => {
    answers([{ id: 'seven', name: 'Final issued' }], 'status-reports 0-0/1');
    await expect(rest.getList('status-reports', page)).rejects.toThrow('problem.UNREADABLE');
  });

  it('refuses a list without its count, and rows by their ids that are no rows', async () => {
    answers(stages);
    await expect(rest.getList('status-reports', page)).rejects.toThrow('problem.UNREADABLE');
    answers(null, 'users 0-0/1');
    await expect(rest.getMany('users', { ids: [1] })).rejects.toThrow('problem.UNREADABLE');
  });

  it('takes rows by their ids also where no call of the contract asks for them so', async () => {
    answers([{ id: 1, name: 'Anna' }]);
    expect(await rest.getMany('users', { ids: [1] })).toEqual({ data: [{ id: 1, name: 'Anna' }] });
  });

  it('says that what it sends is JSON', async () => {
    answers({ id: 3 });
    await rest.create('unknown', { data: { name: 'A' } });
    const { headers, method } = fetch.mock.lastCall?.[1] ?? {};
    expect([method, new Headers(headers).get('content-type')]).toEqual(['POST', 'application/json']);
  });
});

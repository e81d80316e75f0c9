import { describe, expect, it, vi } from 'vitest';
import type { HttpClient } from './httpClient.ts';
import { createRestProvider } from './restProvider.ts';

const fetchJson = vi.fn<HttpClient['fetchJson']>();
const rest = createRestProvider({ fetchJson } as unknown as HttpClient);
const answers = (data: unknown, range = '') =>
  fetchJson.mockResolvedValueOnce({
    status: 200,
    headers: new Headers({ 'content-range': range }),
    body: '',
    json: { message: [], data },
  });

const stages = [{ id: 7, name: 'Final issued' }];
const page = { pagination: { page: 1, perPage: 25 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };

describe('the plain REST of the console', () => {
  it('takes the records out of what the server answers, and their count out of Content-Range', async () => {
    answers(stages, 'status-reports 0-0/9');
    expect(await rest.getList('status-reports', page)).toEqual({ data: stages, total: 9 });
    const url = new URL(String(fetchJson.mock.lastCall?.[0]), 'http://console.example');
    expect([url.pathname, url.searchParams.get('range')]).toEqual(['/status-reports', '[0,24]']);
  });

  it('refuses an answer that does not keep the contract', async () => {
    answers([{ id: 'seven', name: 'Final issued' }], 'status-reports 0-0/1');
    await expect(rest.getList('status-reports', page)).rejects.toThrow();
  });

  it('says that what it sends is JSON', async () => {
    answers({ id: 3 });
    await rest.create('unknown', { data: { name: 'A' } });
    const { headers, method } = fetchJson.mock.lastCall?.[1] ?? {};
    expect([method, new Headers(headers).get('content-type')]).toEqual(['POST', 'application/json']);
  });
});

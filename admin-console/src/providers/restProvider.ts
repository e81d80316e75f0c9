import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import type { Call } from 'shop-core/wire';
import { workResources } from '../contract/index.ts';
import type { HttpClient } from './httpClient.ts';

type Calls = Readonly<Record<string, Call>>;
const callsOf: Readonly<Record<string, { readonly calls: Calls }>> = workResources;
const verbs: Readonly<Record<string, string>> = { POST: 'create', PUT: 'update', DELETE: 'remove' };

/** Plain REST, as ra-data-simple-rest speaks it: the server wraps what it answers, and every answer is held against the contract. */
export function createRestProvider(client: HttpClient): DataProvider {
  return simpleRestProvider('', async (url, { headers, ...init }: RequestInit = {}) => {
    const sent = new Headers(headers);
    if (init.body) sent.set('content-type', 'application/json');
    const answer = await client.fetchJson(url, { ...init, headers: sent });
    const call = askedCall(url, init.method ?? 'GET');
    if (call) client.read(call, answer, init);
    // Without its count nobody knows whether a list is all there.
    if (call && call === callsOf[nameIn(url)]?.calls.list && !answer.headers.has('content-range'))
      throw client.unreadable(init, new Error('a list without Content-Range'));
    const data = dataIn(answer.json);
    // Rows by their ids are asked for in no call of the contract, and have to be there all the same.
    if ((init.method ?? 'GET') === 'GET' && (data ?? undefined) === undefined)
      throw client.unreadable(init, answer.notJson ?? new Error('an answer without data'));
    return { ...answer, json: data };
  });
}

const partsOf = (url: string) => (url.split('?')[0] ?? '').slice(1).split('/');
const nameIn = (url: string) => partsOf(url)[0] ?? '';

function askedCall(url: string, method: string): Call | undefined {
  const id = partsOf(url)[1];
  return callsOf[nameIn(url)]?.calls[verbs[method] ?? (id === undefined ? 'list' : 'one')];
}

// Forms and tables of react-admin hold JSON: days and moments stay the texts they are on the wire.
function dataIn(json: unknown): unknown {
  return json && typeof json === 'object' && 'data' in json ? json.data : undefined;
}

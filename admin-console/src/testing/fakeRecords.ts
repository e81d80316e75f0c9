import { workResources } from '../contract/index.ts';
import { answer, refusal } from './fakeAnswer.ts';
import type { FakeAsk, on } from './fakeRoute.ts';

/** A record as it stands on the wire. */
export type FakeRecord = { readonly id: number } & Readonly<Record<string, unknown>>;
export type FakeRecords = Partial<Record<keyof typeof workResources, readonly FakeRecord[]>>;

type Route = ReturnType<typeof on>;
const notFound = refusal(404, 'RECORD_NOT_FOUND', 'Data tidak ditemukan.');

/** The plain REST part of the fake back office: lists with their range, and single records. What a test does not give is empty. */
export function fakeRecordRoutes(records: FakeRecords): Route[] {
  return Object.entries(workResources).flatMap(([name, { calls }]) => {
    const rows = [...(records[name as keyof typeof workResources] ?? [])];
    return Object.entries(calls).map(([verb, call]) => ({
      call,
      answers: ({ method, url }: FakeAsk) => method === call.method && addressOf(name, verb).test(url.pathname),
      reply: async ({ url }: FakeAsk, request: Request) => {
        const id = Number(url.pathname.split('/')[3]);
        const at = rows.findIndex((row) => row.id === id);
        if (verb === 'list') return listed(rows, url.searchParams);
        if (verb !== 'create' && at < 0) return notFound.clone();
        if (verb === 'remove') return answer({ data: rows.splice(at, 1)[0] });
        if (verb === 'one') return answer({ data: rows[at] });
        const sent = (await request.json()) as object;
        const saved = { ...rows[at], id: rows.length + 100, ...sent };
        rows.splice(at < 0 ? rows.length : at, at < 0 ? 0 : 1, saved);
        return answer({ data: saved });
      },
    }));
  });
}

const addressOf = (name: string, verb: string) =>
  new RegExp(`^/api/${name}${verb === 'list' || verb === 'create' ? '' : '/\\d+'}$`);

// The status of a filter may be a group of them, and the log knows every entity.
const isWide = (name: string, value: unknown) => name === 'entity' || value === 'onp' || value === 'fol';

/** Fields that are equal to what the filter says; the words of a search stand anywhere in the record. */
function listed(rows: readonly FakeRecord[], query: URLSearchParams): Response {
  const { id: ids, q, ...equal } = JSON.parse(query.get('filter') ?? '{}');
  const [first, last] = JSON.parse(query.get('range') ?? '[0, 999]');
  const found = rows
    .filter((row) => !ids || ids.includes(row.id))
    .filter((row) => !q || JSON.stringify(row).toLowerCase().includes(q.toLowerCase()))
    .filter((row) =>
      Object.entries(equal).every(([name, value]) => !(name in row) || isWide(name, value) || row[name] === value),
    );
  const response = answer({ data: found.slice(first, last + 1) });
  response.headers.set('content-range', `items ${first}-${last}/${found.length}`);
  return response;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { MemoryShop } from 'shop-core/testing';
import { type BareCall, bareCalls, bareQueries } from './bareCalls.ts';
import { onlyListed, unlisted } from './shapes.ts';

/** A back end that knows section 7 and nothing else. */
export interface BareBackEnd {
  /** What it was asked that section 7 does not have: 'POST /user/logout', 'POST /order note'. */
  readonly surprises: Set<string>;
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

interface Known {
  readonly name: string;
  readonly call: BareCall;
}

/** '/city/rpx' is itself before it is a '/city/{provinceId}'. */
function find(method: string, path: string): Known | undefined {
  const matches = Object.entries(bareCalls).filter(([name]) => {
    const [verb, template = ''] = name.split(' ');
    return verb === method && new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path);
  });
  const [name, call] = matches.sort(([one], [other]) => one.split('{').length - other.split('{').length)[0] ?? [];
  return name !== undefined && call ? { name, call } : undefined;
}

/** Fields and query of an ask that section 7 does not list for the call. */
function surplus({ name, call }: Known, body: unknown, query: URLSearchParams): string[] {
  const listed = bareQueries[name] ?? [];
  const queries = [...query.keys()].filter((key) => !listed.includes(key)).map((key) => `?${key}`);
  return [...unlisted(body, call.ask ?? {}), ...queries];
}

/**
 * The shop of the test kit behind a door that lets through only what section 7 of the specification has: other calls are
 * 404, other fields of a body are refused, other headers are not read, and answers hold no field of ours. It sends no clock.
 */
export function bareBackEnd({ api }: MemoryShop): BareBackEnd {
  const surprises = new Set<string>();
  const prefix = new URL(api.baseUrl);
  const send = (response: ServerResponse, status: number, body: unknown) => {
    response.sendDate = false;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  return {
    surprises,
    async answer(request, response) {
      const { method = 'GET', url = '/', headers } = request;
      const { pathname, search, searchParams } = new URL(url, prefix.origin);
      const known = find(method, pathname.slice(prefix.pathname.length));
      const sent = await text(request);
      if (!known) {
        surprises.add(`${method} ${pathname.slice(prefix.pathname.length)}`);
        return send(response, 404, { message: ['Tidak ditemukan'] });
      }
      const extra = surplus(known, sent && JSON.parse(sent), searchParams);
      for (const field of extra) surprises.add(`${known.name} ${field}`);
      const isRefused = extra.some((field) => !field.startsWith('?'));
      if (isRefused) return send(response, 400, { message: [`Field tidak dikenal: ${extra.join(', ')}`] });
      const { authorization } = headers;
      const answer = await api.fetch(`${prefix.origin}${pathname}${search}`, {
        method,
        headers: authorization ? { authorization } : {},
        ...(sent && { body: sent }),
      });
      return send(response, answer.status, bareAnswer(await answer.json(), known.call, answer.ok));
    },
  };
}

/** A success holds its listed data; a failure its sentences and fields (section 8), no code of ours. */
function bareAnswer(json: unknown, { reply }: BareCall, isOk: boolean): object {
  const { data, message, errors } = json as { data?: unknown; message?: unknown; errors?: unknown };
  if (!isOk) return { message, ...(errors !== undefined && { errors }) };
  return { message: [], ...(reply && { data: onlyListed(data, reply) }) };
}

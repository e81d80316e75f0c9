import { text } from 'node:stream/consumers';
import type { MemoryShop } from 'shop-core/testing';
import { type Listening, listening } from './listening.ts';

/** What a back end must say to browsers whose shop comes from another origin. */
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  // The shop counts down on the server's clock.
  'access-control-expose-headers': 'date',
};

/** The shop of the test kit over HTTP at {origin}/api: a back end of somebody else, for a shop that comes from elsewhere. */
export function memoryShopServer({ api }: MemoryShop, port?: number): Promise<Listening> {
  const prefix = new URL(api.baseUrl);
  return listening(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    if (method === 'OPTIONS') return response.writeHead(204, crossOrigin).end();
    const sent = new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]));
    const body = await text(request);
    const answer = await api.fetch(prefix.origin + url, { method, headers: sent, ...(body && { body }) });
    response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...crossOrigin });
    response.end(Buffer.from(await answer.arrayBuffer()));
  }, port);
}

import type { FastifyInstance } from 'fastify';

/** What takes long the first time: the index of all areas, and a page whose code has never run. */
const asks = [
  { url: '/api/area/search?q=ja', headers: {} },
  { url: '/', headers: { accept: 'text/html' } },
] as const;

/** Does before anybody can ask what the first visitor would otherwise wait for, and everybody else with them. */
export async function warmUp(shop: FastifyInstance): Promise<void> {
  for (const { url, headers } of asks) await shop.inject({ url, headers });
}

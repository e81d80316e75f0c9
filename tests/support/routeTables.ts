import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** Every route of every Fastify instance that is made in the meantime, as it was registered. */
export async function routeTables<T>(make: () => Promise<T>) {
  const tables = new Map<FastifyInstance, RouteOptions[]>();
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    const table: RouteOptions[] = [];
    tables.set(fastify, table);
    fastify.addHook('onRoute', (route) => {
      table.push(route);
    });
  };
  subscribe('fastify.initialization', watch);
  try {
    return { made: await make(), tables };
  } finally {
    unsubscribe('fastify.initialization', watch);
  }
}

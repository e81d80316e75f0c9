import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import type { Call } from 'shop-core/wire';

export interface Route {
  /** 'POST /cart', as calls are declared; of a route without a call, as it is registered. */
  readonly name: string;
  readonly call: Call | undefined;
}

export interface RouteTable {
  readonly app: FastifyInstance;
  readonly routes: readonly Route[];
}

/** Notes every route that is registered while `make` runs, by server: Fastify itself tells of each server it makes. */
export async function routeTables<T>(make: () => Promise<T>): Promise<{ made: T; tables: RouteTable[] }> {
  const tables: RouteTable[] = [];
  const watch = (told: unknown) => {
    const { fastify: app } = told as { readonly fastify: FastifyInstance };
    const routes: Route[] = [];
    tables.push({ app, routes });
    app.addHook('onRoute', ({ method, url, config }) => {
      const call = config?.call;
      if (call) routes.push({ name: `${call.method} ${call.path}`, call });
      else for (const each of [method].flat()) routes.push({ name: `${each} ${url}`, call });
    });
  };
  subscribe('fastify.initialization', watch);
  try {
    return { made: await make(), tables: tables.filter(({ routes }) => routes.length > 0) };
  } finally {
    unsubscribe('fastify.initialization', watch);
  }
}

import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether what an answer says of origins depends on who asks. */
    readonly isToldByOrigin: boolean;
  }
}

/** Seconds that a browser may keep what a preflight said: Chrome keeps it for two hours at most. */
const keptFor = '7200';

/**
 * Lets pages of these origins ask, and no others. A login travels in `Authorization`, so no credentials are ever let in.
 * Set on the raw answer: kept answers go past all hooks.
 */
export function letOriginsAsk(app: FastifyInstance, origins: readonly string[]): void {
  const allowed = new Set(origins);
  app.decorate('isToldByOrigin', allowed.size > 0);
  if (allowed.size === 0) return;
  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers } = request;
    if (headers.origin === undefined || !allowed.has(headers.origin)) return done();
    reply.raw.setHeader('access-control-allow-origin', headers.origin);
    // The shop counts down on the server's clock.
    reply.raw.setHeader('access-control-expose-headers', 'date');
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return done();
    reply.raw.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
    reply.raw.setHeader('access-control-allow-headers', 'authorization, content-type, idempotency-key');
    reply.raw.setHeader('access-control-max-age', keptFor);
    reply.code(204).send();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('vary', [reply.getHeader('vary'), 'origin'].filter(Boolean).join(', '));
    done(null, payload);
  });
}

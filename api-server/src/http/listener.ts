import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Services } from '../services.ts';
import { errorHandler } from './errorHandler.ts';
import { letOriginsAsk } from './letOriginsAsk.ts';
import { readableUrl } from './readableUrl.ts';
import { refuse } from './refuse.ts';
import { logRequests } from './requestLog.ts';
import { securityHeaders } from './securityHeaders.ts';

const bodyLimit = 256 * 1024;

/** A Fastify instance as both listeners need it: limits, security headers, one error handler. Pages of `origins` may ask it from elsewhere. */
export async function listener(
  { database, env, log }: Services,
  origins: readonly string[] = [],
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit,
    // Fastify's own defaults never cut a slow sender, and Node looks for slow ones every half minute only.
    requestTimeout: 15_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    // Of silence on a socket, also while the server works on an answer: longer than any answer may take.
    connectionTimeout: 30_000,
    // HEAD would run the GET handler, and GETs of this contract change things.
    exposeHeadRoutes: false,
    trustProxy: trustedHops(env.trustProxy),
    routerOptions: { maxParamLength: 320 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    return503OnClosing: true,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // What Fastify refuses before a route is found reads like every other refusal.
    frameworkErrors: errorHandler,
  });
  app.decorate('databaseLine', 'line' in database ? database.line : undefined);
  app.removeContentTypeParser('text/plain');
  logRequests(app);
  letOriginsAsk(app, origins);
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    // A type says nothing without a body; ra-data-simple-rest names one on every DELETE.
    if (!headers['content-length'] && !headers['transfer-encoding']) delete headers['content-type'];
    // Request bodies are never inflated: a small one could become a very large one.
    else if ((headers['content-encoding'] ?? 'identity') !== 'identity') refuse({ code: 'BODY_TYPE_UNSUPPORTED' });
    done();
  });
  app.setErrorHandler(errorHandler);
  app.setNotFoundHandler(() => refuse({ code: 'NOT_FOUND', what: 'ROUTE' }));
  carrySecurityHeaders(app, await securityHeaders());
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip', 'identity'],
    globalDecompression: false,
  });
  return app;
}

/** Each answer gets them, unless its route says something else under their name. */
function carrySecurityHeaders(app: FastifyInstance, headers: readonly string[]): void {
  app.decorate('securityHeaders', headers);
  app.addHook('onSend', (_request, reply, payload, done) => {
    for (let at = 0; at < headers.length; at += 2) {
      const name = headers[at] ?? '';
      if (!reply.hasHeader(name)) reply.header(name, headers[at + 1]);
    }
    done(null, payload);
  });
}

/** A count of proxies as Fastify takes it: the hops nearest to us are believed. */
function trustedHops(trusted: Services['env']['trustProxy']) {
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
}

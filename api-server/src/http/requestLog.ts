import type { FastifyInstance } from 'fastify';

const talkative: ReadonlySet<string> = new Set(['debug', 'trace']);

/**
 * One line a request, with the route instead of the address: addresses hold customer codes and e-mails, and headers hold
 * tokens. What went well is only for who asks for `debug`.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const { statusCode } = reply;
    if (statusCode < 400 && !talkative.has(request.log.level)) return;
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (statusCode >= 500) request.log.error(line, 'request failed');
    else if (statusCode >= 400) request.log.info(line, 'request refused');
    else request.log.debug(line, 'request answered');
  });
}

import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './docsPage.ts';
import type { OpenApiDocument } from './openApiDocument.ts';

/** What an API says of itself: for programs at /openapi.json, for people at /docs. */
export function docsRoutes(app: FastifyInstance, document: OpenApiDocument): void {
  answer(app, '/openapi.json', 'application/json; charset=utf-8', JSON.stringify(document));
  answer(app, '/docs', 'text/html; charset=utf-8', docsPage(document));
}

function answer(app: FastifyInstance, url: string, type: string, text: string): void {
  const hash = createHash('sha256').update(text).digest('hex');
  app.get(url, { logLevel: 'warn' }, async (request, reply) => {
    // Weak: the same text may travel compressed. Asked again each time, because the next release may say otherwise.
    reply.headers({ etag: `W/"${hash}"`, 'cache-control': 'public, no-cache' });
    if (request.headers['if-none-match']?.includes(hash)) return reply.status(304).send();
    return reply.type(type).send(text);
  });
}

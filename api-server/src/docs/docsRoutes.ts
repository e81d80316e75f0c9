import type { FastifyInstance } from 'fastify';
import { publicAnswer } from '../http/publicAnswer.ts';
import { sendPublic } from '../http/sendPublic.ts';
import { docsPage } from './docsPage.ts';
import type { OpenApiDocument } from './openApiDocument.ts';

/** What an API says of itself: for programs at /openapi.json, for people at /docs. */
export function docsRoutes(app: FastifyInstance, document: OpenApiDocument): void {
  answer(app, '/openapi.json', JSON.stringify(document), 'application/json; charset=utf-8');
  answer(app, '/docs', docsPage(document), 'text/html; charset=utf-8');
}

function answer(app: FastifyInstance, url: string, text: string, type: string): void {
  const made = publicAnswer(text);
  app.get(url, { logLevel: 'warn' }, async (request, reply) => sendPublic(request, reply, made, type));
}

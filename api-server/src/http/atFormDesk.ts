import multipart from '@fastify/multipart';
import type { FastifyError } from 'fastify';
import { Refusal, refuse } from './refuse.ts';
import type { Desk } from './serve.ts';

const mebibyte = 1024 * 1024;

/** Opens calls whose bodies are multipart forms. Files are held in memory, small and few, and never written anywhere. */
export function atFormDesk<Caller>(desk: Desk<Caller>, open: (desk: Desk<Caller>) => void): void {
  desk.app.register(async (app) => {
    await app.register(multipart, {
      attachFieldsToBody: 'keyValues',
      limits: { fields: 30, fieldNameSize: 100, fieldSize: 16 * 1024, files: 1, fileSize: 2 * mebibyte, parts: 31 },
    });
    app.addHook('onRequest', async ({ headers }) => {
      if (!/^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '')) refuse({ code: 'BODY_TYPE_UNSUPPORTED' });
    });
    app.setErrorHandler((error, request) => {
      // The form never came to an end, or was none: what its parser throws says no status.
      const isUnread = request.body === undefined && !(error instanceof Refusal) && !(error as FastifyError).statusCode;
      throw isUnread ? new Refusal({ code: 'BODY_INVALID' }) : error;
    });
    open({ ...desk, app, bodyLimit: 3 * mebibyte });
  });
}

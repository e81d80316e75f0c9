import { adminMessageFor, type Failure, failure } from 'admin-console/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { adminStatusOf } from './adminStatusOf.ts';
import { AdminRefusal } from './refuseAdmin.ts';

/** Answers the refusals that only the back office has; the listener's handler answers everything else. */
export function adminErrorHandler(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (!(error instanceof AdminRefusal)) throw error;
  const { code, ...params } = error.problem;
  const body: Failure = {
    message: [adminMessageFor(error.problem)],
    code,
    requestId: request.id,
    ...(Object.keys(params).length > 0 && { params }),
  };
  return reply.status(adminStatusOf[code]).header('cache-control', 'no-store').send(z.encode(failure, body));
}

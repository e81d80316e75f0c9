import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { databaseProblem } from './databaseProblem.ts';
import { failureBody } from './failureBody.ts';
import { fieldProblems } from './fieldProblems.ts';
import { Refusal } from './refuse.ts';
import { statusOf } from './statusOf.ts';

/** The one place that turns whatever was thrown into an answer. Nothing of the inside of the server gets out. */
export function errorHandler(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  const { problem, more } = refusal;
  const { code } = problem;
  const status = more.status ?? statusOf[code];
  if (status >= 500) request.log.error({ err: error }, code);
  const wait = 'retryAfterSeconds' in problem ? problem.retryAfterSeconds : more.retryAfterSeconds;
  if (wait !== undefined) reply.header('retry-after', wait);
  if (status === 503) reply.header('retry-after', 2);
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .send(failureBody(refusal, request.routeOptions.config.call, request.id));
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof z.core.$ZodError) return new Refusal({ code: 'FORM_INVALID', fields: fieldProblems(error) });
  return new Refusal(requestProblem(error) ?? databaseProblem(error) ?? { code: 'UNEXPECTED' });
}

/** What Fastify itself refuses before a handler runs. */
function requestProblem(error: unknown) {
  const { statusCode } = error as FastifyError;
  if (statusCode === 413) return { code: 'BODY_TOO_LARGE' } as const;
  if (statusCode === 415) return { code: 'BODY_TYPE_UNSUPPORTED' } as const;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return { code: 'BODY_INVALID' } as const;
  return undefined;
}

import * as z from 'zod/mini';
import type { ShopError } from '../../client/shopError.ts';
import { apiFailure } from '../../contract/apiFailure.ts';
import { messageFor } from '../../messages/messageFor.ts';
import type { ProblemCode } from '../../rules/problem.ts';
import { type Call, toWirePath } from '../../wire/index.ts';

/** The statuses that mean something to a client; whatever else the shop refuses is 422. */
const statuses: { readonly [C in ProblemCode]?: number } = {
  LOGIN_REQUIRED: 401,
  LOGIN_FAILED: 401,
  NOT_YOURS: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
  NOT_FOUND: 404,
  PRICING_CHANGED: 409,
  UNEXPECTED: 500,
  UNAVAILABLE: 503,
};

/** A refusal as it goes over the wire. */
export function failureResponse({ problem, fields, figures, status, requestId }: ShopError, call?: Call): Response {
  const { code, ...params } = problem;
  const errors = Object.entries(fields).map(([path, sentence]) => [toWirePath(call?.body, path), sentence]);
  const body = z.encode(apiFailure, {
    message: [messageFor(problem)],
    code,
    requestId: requestId ?? 'fake',
    ...(code !== 'FORM_INVALID' && Object.keys(params).length > 0 && { params }),
    ...(errors.length > 0 && { errors: Object.fromEntries(errors) as Record<string, string> }),
    ...(figures && { figures }),
  });
  return jsonResponse(body, status ?? statuses[code] ?? 422);
}

export function jsonResponse(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

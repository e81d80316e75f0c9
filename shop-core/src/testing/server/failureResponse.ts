import * as z from 'zod/mini';
import type { ShopError } from '../../client/shopError.ts';
import { apiFailure } from '../../contract/apiFailure.ts';
import { messageFor } from '../../messages/messageFor.ts';
import type { ProblemCode } from '../../rules/problem.ts';
import { type Call, toWirePath } from '../../wire/index.ts';

/** The statuses of the real shop; whatever else it refuses is 422. */
const statuses: { readonly [C in ProblemCode]?: number } = {
  LOGIN_REQUIRED: 401,
  LOGIN_FAILED: 401,
  LOGIN_CODE_NEEDED: 429,
  LOGIN_CODE_WRONG: 401,
  TOO_MANY_TRIES: 429,
  PASSWORD_CHANGE_REQUIRED: 403,
  USERNAME_TAKEN: 409,
  NOT_FOUND: 404,
  NOT_YOURS: 403,
  STORE_CLOSED: 409,
  OUT_OF_STOCK: 409,
  REVIEWS_CLOSED: 409,
  REVIEW_EXISTS: 409,
  CART_OBSOLETE: 409,
  PRICING_CHANGED: 409,
  CART_CHANGED: 409,
  UNIQUE_CODE_STALE: 409,
  UNIQUE_CODES_EXHAUSTED: 503,
  REQUEST_IN_PROGRESS: 409,
  ORDER_MOVE_NOT_ALLOWED: 409,
  HELD_TOO_MUCH: 429,
  RATE_LIMITED: 429,
  BODY_INVALID: 400,
  BODY_TOO_LARGE: 413,
  BODY_TYPE_UNSUPPORTED: 415,
  UNAVAILABLE: 503,
  OFFLINE: 503,
  UNREACHABLE: 503,
  STATUS_UNKNOWN: 503,
  UNEXPECTED: 500,
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

import { type ApiFailure, apiFailure } from 'shop-core/contract';
import { fieldMessageFor, messageFor } from 'shop-core/messages';
import type { Problem } from 'shop-core/rules';
import { type Call, toWirePath } from 'shop-core/wire';
import * as z from 'zod/mini';
import type { Refusal } from './refuse.ts';

/** The JSON of a refusal, in the wire's spelling. */
export function failureBody(refusal: Refusal, call: Call | undefined, requestId: string) {
  const {
    problem,
    more: { figures },
  } = refusal;
  const { code, ...params } = namedByWire(problem, call);
  const failure: ApiFailure = {
    message: [messageFor(problem)],
    code,
    requestId,
    ...(Object.keys(params).length > 0 && { params }),
    ...errorsOf(problem, call),
    ...(figures && { figures }),
  };
  return z.encode(apiFailure, failure);
}

/** Fields under the names that the client sent. */
function namedByWire(problem: Problem, call: Call | undefined): Problem {
  if (problem.code !== 'FORM_INVALID') return problem;
  const fields = problem.fields.map((each) => ({ ...each, field: toWirePath(call?.body, each.field) }));
  return { ...problem, fields };
}

function errorsOf(problem: Problem, call: Call | undefined) {
  // The one refusal that is about a field, though only the database knows.
  if (problem.code === 'USERNAME_TAKEN')
    return { errors: { [toWirePath(call?.body, 'username')]: messageFor(problem) } };
  if (problem.code !== 'FORM_INVALID') return {};
  const errors: Record<string, string> = {};
  for (const field of problem.fields) errors[toWirePath(call?.body, field.field)] ??= fieldMessageFor(field);
  return { errors };
}

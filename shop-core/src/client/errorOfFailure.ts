import type { ApiFailure } from '../contract/apiFailure.ts';
import type { Problem } from '../rules/problem.ts';
import type { Call } from '../wire/call.ts';
import { toOurPath } from '../wire/paths.ts';
import { isHarmless } from './isHarmless.ts';
import { isLogin } from './isLogin.ts';
import { knownProblem } from './knownProblem.ts';
import { ShopError } from './shopError.ts';

/**
 * The error of a failure body. Without a code that we know, the server's own sentence speaks.
 * @param cause what the developer should know of it: the answer may be that of somebody else's server
 */
export function errorOfFailure(failure: ApiFailure, status: number, call: Call, cause: Error): ShopError {
  const { code, params, errors = {}, figures, message, requestId } = failure;
  const sentences = Object.entries(errors).map(([path, sentence]) => [toOurPath(call.body, path), sentence]);
  const fields: ShopError['fields'] = Object.fromEntries(sentences);
  const problem = knownProblem(code, params);
  return new ShopError(problem ?? guessedProblem(status, fields, call), {
    fields,
    figures,
    sentence: problem ? undefined : message[0],
    status,
    requestId,
    cause: problem && !isNoRoute(problem) ? undefined : cause,
  });
}

/** The server is ours, but there is no such call at this address. */
function isNoRoute(problem: Problem): boolean {
  return problem.code === 'NOT_FOUND' && problem.what === 'ROUTE';
}

/** What a failure of another back end comes to. */
function guessedProblem(status: number, fields: object, call: Call): Problem {
  if (Object.keys(fields).length > 0) return { code: 'FORM_INVALID', fields: [] };
  if (status === 401) return { code: isLogin(call) ? 'LOGIN_FAILED' : 'LOGIN_REQUIRED' };
  // A gateway that got no answer knows no more of a write than we do.
  if (status === 502 || status === 504) return { code: isHarmless(call) ? 'UNAVAILABLE' : 'STATUS_UNKNOWN' };
  if (status === 503) return { code: 'UNAVAILABLE' };
  return { code: 'UNEXPECTED' };
}

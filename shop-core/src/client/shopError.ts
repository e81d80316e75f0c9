import type { ApiFailure } from '../contract/apiFailure.ts';
import type { OrderFigures } from '../contract/entities/orderFigures.ts';
import { isProblemCode } from '../rules/isProblemCode.ts';
import type { Problem } from '../rules/problem.ts';

interface ShopErrorParts {
  readonly fields?: Readonly<Record<string, string>>;
  readonly figures?: OrderFigures;
  readonly sentence?: string;
  readonly status?: number;
  readonly requestId?: string;
  readonly cause?: unknown;
}

/**
 * Why an action did not happen. `problem.code` is stable and the same whether a rule said no in the browser or the server
 * did; nothing ever needs to read the text.
 */
export class ShopError extends Error {
  readonly problem: Problem;
  /** One sentence for each refused field, by our names ('company.name'); `message` holds a general one (S8.3, S8.4). */
  readonly fields: Readonly<Record<string, string>>;
  /** Fresh figures of an order whose claims were stale, to be accepted and sent again. */
  readonly figures: OrderFigures | undefined;
  /** What the server said, for codes that this version doesn't know. */
  readonly sentence: string | undefined;
  readonly status: number | undefined;
  readonly requestId: string | undefined;

  constructor(problem: Problem, parts: ShopErrorParts = {}) {
    super(problem.code, { cause: parts.cause });
    this.name = 'ShopError';
    this.problem = problem;
    this.fields = parts.fields ?? {};
    this.figures = parts.figures;
    this.sentence = parts.sentence;
    this.status = parts.status;
    this.requestId = parts.requestId;
  }

  /** The same ask may succeed later without any change. */
  get isRetryable(): boolean {
    const { code } = this.problem;
    return code === 'OFFLINE' || code === 'UNAVAILABLE' || code === 'STATUS_UNKNOWN';
  }
}

/** The error of a failure body. A code that we don't know keeps its sentence. */
export function errorOfFailure(failure: ApiFailure, status: number, ourPath: (wirePath: string) => string): ShopError {
  const { code, params, errors = {}, figures, message, requestId } = failure;
  const fields = Object.fromEntries(Object.entries(errors).map(([path, sentence]) => [ourPath(path), sentence]));
  return new ShopError(problemOf(code, params, status), {
    fields,
    status,
    ...(figures && { figures }),
    ...(message[0] !== undefined && { sentence: message[0] }),
    ...(requestId !== undefined && { requestId }),
  });
}

// The parameters of a problem come from the server that made it; only its code can be checked here.
function problemOf(code: string | undefined, params: Record<string, unknown> | undefined, status: number): Problem {
  if (code === 'FORM_INVALID') return { code, fields: [] };
  if (code !== undefined && isProblemCode(code)) return { ...params, code } as Problem;
  if (status === 401) return { code: 'LOGIN_REQUIRED' };
  if (status >= 502 && status <= 504) return { code: 'UNAVAILABLE' };
  return { code: 'UNEXPECTED' };
}

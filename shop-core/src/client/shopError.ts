import type { OrderFigures } from '../contract/entities/orderFigures.ts';
import type { Problem } from '../rules/problem.ts';

interface ShopErrorParts {
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly figures?: OrderFigures | undefined;
  readonly sentence?: string | undefined;
  readonly courier?: string | undefined;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  readonly cause?: unknown;
}

/**
 * Why an action did not happen. `problem.code` is stable and the same whether a rule said no in the browser or the server
 * did; nothing ever needs to read the text. `message` is for the developer: the code and what `cause` says, such as the call
 * that came to nothing. What a shopper reads is made of `problem`.
 */
export class ShopError extends Error {
  readonly problem: Problem;
  /** One sentence for each refused field, by our names ('company.name'); `message` holds a general one (S8.3, S8.4). */
  readonly fields: Readonly<Record<string, string>>;
  /** Fresh figures of an order whose claims were stale, to be accepted and sent again. */
  readonly figures: OrderFigures | undefined;
  /** What the server said, where it gave no code that this version knows. */
  readonly sentence: string | undefined;
  /** The courier that was asked, of an error about shipping (S8.30). */
  readonly courier: string | undefined;
  readonly status: number | undefined;
  readonly requestId: string | undefined;

  constructor(problem: Problem, parts: ShopErrorParts = {}) {
    super(textOf(problem.code, parts.cause), { cause: parts.cause });
    this.name = 'ShopError';
    this.problem = problem;
    this.fields = parts.fields ?? {};
    this.figures = parts.figures;
    this.sentence = parts.sentence;
    this.courier = parts.courier;
    this.status = parts.status;
    this.requestId = parts.requestId;
  }

  /** The same ask may succeed later without any change. */
  get isRetryable(): boolean {
    const { code } = this.problem;
    return ['OFFLINE', 'UNREACHABLE', 'UNAVAILABLE', 'STATUS_UNKNOWN'].includes(code);
  }
}

/** An error that was given more to tell has already said why. */
function textOf(code: string, cause: unknown): string {
  if (cause instanceof ShopError) return cause.message;
  return cause instanceof Error ? `${code}: ${cause.message}` : code;
}

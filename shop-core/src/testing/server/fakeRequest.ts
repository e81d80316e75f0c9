import type { AskOf, Call } from '../../wire/index.ts';

/** An ask as the fake shop received it, in our names. */
export interface FakeRequest<Ask = unknown> {
  readonly call: Call;
  readonly ask: Ask;
  readonly token: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** Aborted once nobody waits for the answer any more. */
  readonly signal: AbortSignal | undefined;
}

/** Whether a request is one of this call. */
export function isRequestOf<C extends Call>(call: C) {
  return (request: FakeRequest): request is FakeRequest<AskOf<C>> => request.call === call;
}

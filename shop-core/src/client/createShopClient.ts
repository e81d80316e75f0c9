import { encodeAsk } from '../wire/ask.ts';
import type { AskOf, Call, ReplyOf } from '../wire/call.ts';
import { toOurPath } from '../wire/paths.ts';
import { decodeReply } from '../wire/reply.ts';
import { readFailure } from './readFailure.ts';
import { errorOfFailure, ShopError } from './shopError.ts';

export interface ShopClientOptions {
  /** Where the calls live, without a slash at the end: '/api' or 'https://shop.example/api'. */
  readonly baseUrl: string;
  readonly fetch?: typeof globalThis.fetch;
  /** The stored token, if any (S7.2). */
  readonly getToken?: () => string | undefined;
  /** Told when a token was refused (S4.3). May be called once for each of several parallel calls. */
  readonly onUnauthorized?: (refusedToken: string | undefined) => void;
  /** How long an answer may take before its outcome counts as unknown. */
  readonly timeoutMs?: number;
}

export interface SendOptions {
  readonly signal?: AbortSignal;
  /** The same key makes a repeated order one order. */
  readonly idempotencyKey?: string;
}

/** Speaks the contract: our names in, our names out, every failure a {@link ShopError}. */
export interface ShopClient {
  send<C extends Call>(call: C, ask: AskOf<C>, options?: SendOptions): Promise<ReplyOf<C>>;
}

/** Makes a client. It holds no state, so one can serve any number of providers, in a browser or on a server. */
export function createShopClient(options: ShopClientOptions): ShopClient {
  return {
    async send(call, ask, sendOptions = {}) {
      const token = options.getToken?.();
      const response = await request(options, call, ask, token, sendOptions);
      if (response.status === 401 && call.path !== '/user/authenticate') options.onUnauthorized?.(token);
      const json = await readJson(response);
      if (!response.ok) {
        throw errorOfFailure(readFailure(json), response.status, (path) => toOurPath(call.body, path));
      }
      return decodeOrThrow(call, json, response.status);
    },
  };
}

async function request<C extends Call>(
  { baseUrl, fetch = globalThis.fetch, timeoutMs = 15_000 }: ShopClientOptions,
  call: C,
  ask: AskOf<C>,
  token: string | undefined,
  { signal, idempotencyKey }: SendOptions,
): Promise<Response> {
  const { method, url, body } = encodeAsk(call, ask);
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(baseUrl + url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ShopError({ code: unsent(method, cause) }, { cause });
  }
}

// A write that got no answer may still have been done; a read can simply be asked again.
function unsent(method: string, cause: unknown): 'OFFLINE' | 'STATUS_UNKNOWN' {
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
  return isTimeout && method !== 'GET' ? 'STATUS_UNKNOWN' : 'OFFLINE';
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

function decodeOrThrow<C extends Call>(call: C, json: unknown, status: number): ReplyOf<C> {
  try {
    return decodeReply(call, json);
  } catch (cause) {
    throw new ShopError({ code: 'UNEXPECTED' }, { status, cause });
  }
}

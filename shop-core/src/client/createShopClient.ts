import { encodeAsk, type WireAsk } from '../wire/ask.ts';
import type { AskOf, Call, ReplyOf } from '../wire/call.ts';
import { decodeReply } from '../wire/reply.ts';
import { errorOfFailure } from './errorOfFailure.ts';
import { isHarmless } from './isHarmless.ts';
import { isLogin } from './isLogin.ts';
import { readFailure } from './readFailure.ts';
import { ShopError } from './shopError.ts';

export interface ShopClientOptions {
  /** Where the calls live, without a slash at the end: '/api' or 'https://shop.example/api'. */
  readonly baseUrl: string;
  readonly fetch?: typeof globalThis.fetch;
  /** The stored token, if any (S7.2). */
  readonly getToken?: () => string | undefined;
  /** Told when a token was refused (S4.3). May be called once for each of several parallel calls. */
  readonly onUnauthorized?: (refusedToken: string | undefined) => void;
  /** Told the server's clock of each answer that carries one (the Date header). */
  readonly onServerTime?: (serverTime: Date) => void;
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
      const { status, isOk, json } = await request(options, call, encodeAsk(call, ask), token, sendOptions);
      if (status === 401 && !isLogin(call)) options.onUnauthorized?.(token);
      if (!isOk) throw errorOfFailure(readFailure(json, call), status, call);
      return decodeOrThrow(call, json, status);
    },
  };
}

interface Answer {
  readonly status: number;
  /** S7.3 */
  readonly isOk: boolean;
  readonly json: unknown;
}

async function request(
  { baseUrl, fetch = globalThis.fetch, timeoutMs = 15_000, onServerTime }: ShopClientOptions,
  call: Call,
  { method, url, body }: WireAsk,
  token: string | undefined,
  { signal, idempotencyKey }: SendOptions,
): Promise<Answer> {
  const end = endingWith(signal, timeoutMs);
  const isOffline = globalThis.navigator?.onLine === false;
  try {
    const response = await fetch(baseUrl + url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: end.signal,
    });
    const date = response.headers.get('date');
    if (date) onServerTime?.(new Date(date));
    // The connection may be cut in the middle of an answer as well.
    return { status: response.status, isOk: response.ok, json: jsonOf(response.status, await response.text()) };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    // A write that got no answer may still have been done.
    throw new ShopError({ code: isOffline || isHarmless(call) ? 'OFFLINE' : 'STATUS_UNKNOWN' }, { cause });
  } finally {
    end.forget();
  }
}

/** Ends with the caller's signal or when the time is over. By hand: AbortSignal.any and timeout are newer than our browsers. */
function endingWith(signal: AbortSignal | undefined, timeoutMs: number) {
  const ending = new AbortController();
  const follow = () => ending.abort(signal?.reason);
  if (signal?.aborted) follow();
  signal?.addEventListener('abort', follow);
  const timer = setTimeout(() => ending.abort(new DOMException('No answer in time', 'TimeoutError')), timeoutMs);
  const forget = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', follow);
  };
  return { signal: ending.signal, forget };
}

function jsonOf(status: number, text: string): unknown {
  if (status === 204) return { data: null };
  try {
    return JSON.parse(text);
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

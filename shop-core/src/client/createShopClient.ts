import { encodeAsk, type WireAsk } from '../wire/ask.ts';
import type { AskOf, Call, ReplyOf } from '../wire/call.ts';
import { decodeReply, type Unreadable } from '../wire/reply.ts';
import { errorOfFailure } from './errorOfFailure.ts';
import { isHarmless } from './isHarmless.ts';
import { isLogin } from './isLogin.ts';
import { readFailure } from './readFailure.ts';
import { ShopError } from './shopError.ts';

/** A part of an answer that is not as the contract says. It was left out of its list, or nothing of the answer counts. */
export interface ContractBreach extends Unreadable {
  /** The call that was answered: 'POST /product/view'. */
  readonly call: string;
}

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
  /** Told of each part of an answer that is not as the contract says: something for a log, which no shopper has to read. */
  readonly onContractBreach?: (breach: ContractBreach) => void;
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
      const answer = await request(options, call, encodeAsk(call, ask), token, sendOptions);
      const { status, isOk, json, toldAs } = answer;
      if (status === 401 && !isLogin(call)) options.onUnauthorized?.(token);
      if (!isOk) throw errorOfFailure(readFailure(json, call), status, call, toldAs);
      return decodeOrThrow(call, answer, options.onContractBreach);
    },
  };
}

interface Answer {
  readonly status: number;
  /** S7.3 */
  readonly isOk: boolean;
  readonly json: unknown;
  /** The answer as a developer should hear of it where it is none of the contract. */
  readonly toldAs: Error;
}

async function request(
  { baseUrl, fetch = globalThis.fetch, timeoutMs = 15_000, onServerTime }: ShopClientOptions,
  call: Call,
  { method, url, body }: WireAsk,
  token: string | undefined,
  { signal, idempotencyKey }: SendOptions,
): Promise<Answer> {
  const end = endingWith(signal, timeoutMs);
  const wasOffline = globalThis.navigator?.onLine === false;
  // Without values: who somebody is stands in them.
  const asked = `${call.method} ${baseUrl}${call.path}`;
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
    return { status: response.status, isOk: response.ok, ...readJson(response, await response.text(), asked) };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw errorOfSilence(codeOfSilence(call, wasOffline), asked, cause);
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

/** That there is no connection is said where the browser says so, or knows nothing. */
function codeOfSilence(call: Call, wasOffline: boolean) {
  // A write that got no answer may still have been done.
  if (!wasOffline && !isHarmless(call)) return 'STATUS_UNKNOWN';
  return !wasOffline && globalThis.navigator?.onLine ? 'UNREACHABLE' : 'OFFLINE';
}

function errorOfSilence(code: 'OFFLINE' | 'UNREACHABLE' | 'STATUS_UNKNOWN', asked: string, cause: unknown): ShopError {
  const told = `${asked} got no answer (${cause}): is baseUrl right, the server up, and this origin allowed (CORS)?`;
  return new ShopError({ code }, { cause: new Error(told, { cause }) });
}

function readJson({ status, headers }: Response, text: string, asked: string): Pick<Answer, 'json' | 'toldAs'> {
  const told = `${asked} answered ${status}`;
  try {
    const json: unknown = status === 204 ? { data: null } : JSON.parse(text);
    return { json, toldAs: new Error(`${told}, not as the contract says: is baseUrl right?`) };
  } catch (cause) {
    const type = headers.get('content-type');
    return { json: undefined, toldAs: new Error(`${told} ${type}, which is no JSON: is baseUrl right?`, { cause }) };
  }
}

function decodeOrThrow<C extends Call>(
  call: C,
  { json, status, toldAs }: Answer,
  onContractBreach: ShopClientOptions['onContractBreach'],
): ReplyOf<C> {
  const tell = (part: Unreadable) => onContractBreach?.({ call: `${call.method} ${call.path}`, ...part });
  try {
    return decodeReply(call, json, tell);
  } catch (cause) {
    // What was no JSON knows why by itself.
    toldAs.cause ??= cause;
  }
  throw new ShopError({ code: 'UNEXPECTED' }, { status, cause: toldAs });
}

import type { I18nProvider } from 'react-admin';
import { type AskOf, type Call, decodeReply, encodeAsk, type ReplyOf } from 'shop-core/wire';
import { apiError, noAnswerError, whyNotAnswered } from './apiError.ts';
import { onePress } from './onePress.ts';
import { sentBody } from './sentBody.ts';
import type { StoredSession } from './storedSession.ts';
import { tokenRefresher } from './tokenRefresher.ts';

export interface HttpClientOptions {
  readonly session: StoredSession;
  readonly fetch: typeof globalThis.fetch;
  readonly i18n: I18nProvider;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** Undefined where the body is no JSON. */
  readonly json: unknown;
  /** Why it is none. */
  readonly notJson?: Error;
}

type Read = Pick<Answer, 'json' | 'notJson'>;

const apiPrefix = '/api';

/** The one road from the console to its server: tokens, their renewal and errors are seen to here. */
export function createHttpClient({ session, fetch, i18n }: HttpClientOptions) {
  const ask = async (path: string, init: RequestInit, token?: string): Promise<Answer> => {
    const headers = new Headers(init.headers);
    headers.set('accept', 'application/json');
    if (token) headers.set('authorization', `Bearer ${token}`);
    const noAnswer = (cause: unknown) => {
      throw noAnswerError(whyNotAnswered(writes(init) && token !== undefined), i18n, cause);
    };
    const response = await fetch(apiPrefix + path, { ...init, headers }).catch(noAnswer);
    // The connection may also end in the middle of an answer.
    const body = await response.text().catch(noAnswer);
    const read = parsed(body, response);
    if (!response.ok) throw apiError(response.status, read.json, i18n, read.notJson);
    return { status: response.status, headers: response.headers, body, ...read };
  };

  const refresher = tokenRefresher({ session, send: async (path, token) => (await ask(path, {}, token)).json });

  /** With the stored token. A 401 is tried once more with a new token; the second one stands. */
  const askAsAdmin = async (path: string, init: RequestInit): Promise<Answer> => {
    await refresher.renewWhenNear(Date.now());
    const token = session.tokens()?.token;
    try {
      return await ask(path, init, token);
    } catch (error) {
      if (!token || !isUnauthorized(error)) throw error;
      await refresher.renewAfter(token);
      return ask(path, init, session.tokens()?.token);
    }
  };

  const unreadable = (init: RequestInit, cause: unknown) =>
    noAnswerError(writes(init) ? 'UNREADABLE_WRITE' : 'UNREADABLE', i18n, cause);
  const read = <C extends Call>(call: C, { json, notJson }: Read, init: RequestInit): ReplyOf<C> => {
    // A list that is null on the wire is an empty one to the contract; here it is an answer that says nothing.
    if (!writes(init) && dataIn(json) === null) throw unreadable(init, new Error('its data is null'));
    try {
      return decodeReply(call, json);
    } catch (cause) {
      throw unreadable(init, notJson ?? cause);
    }
  };

  const press = onePress<Answer>();

  return {
    /** What an answer says by the contract; an answer that says something else is an error with a sentence. */
    read,
    unreadable,
    /** Makes a call of the contract, with the stored token or, where it is about to go, with the one given. */
    async send<C extends Call>(call: C, sent: AskOf<C>, token?: string): Promise<ReplyOf<C>> {
      const wire = encodeAsk(call, sent);
      const init: RequestInit = { method: wire.method, ...sentBody(call, wire.body) };
      const isPlain = call.auth === 'anyone' || token !== undefined;
      const go = () => (isPlain ? ask(wire.url, init, token) : askAsAdmin(wire.url, init));
      return read(call, await (writes(init) ? press([wire.method, wire.url, wire.body], go) : go()), init);
    },
    /** As react-admin's REST provider wants it: any path under the API prefix. */
    fetchJson: (path: string, init: RequestInit = {}) =>
      writes(init) ? press([init.method, path, init.body], () => askAsAdmin(path, init)) : askAsAdmin(path, init),
  };
}

export type HttpClient = ReturnType<typeof createHttpClient>;

const dataIn = (json: unknown): unknown => (json && typeof json === 'object' && 'data' in json ? json.data : undefined);

const writes = ({ method = 'GET' }: RequestInit): boolean => method !== 'GET';

function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 401;
}

function parsed(body: string, { status, headers }: Response): Read {
  try {
    return { json: JSON.parse(body) };
  } catch (cause) {
    const type = headers.get('content-type');
    return { json: undefined, notJson: new Error(`answered ${status} ${type}, which is no JSON`, { cause }) };
  }
}

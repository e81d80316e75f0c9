import { type AskOf, type Call, decodeAsk, encodeReply, type ReplyOf } from 'shop-core/wire';
import { answer, refusal } from './fakeAnswer.ts';

export interface FakeAsk {
  readonly method: string;
  readonly url: URL;
  readonly authorization: string | null;
  /** The fields of the form that was sent, if one was. */
  readonly form: Readonly<Record<string, unknown>> | undefined;
  /** What was sent as JSON. */
  readonly json: unknown;
}

/** Answers a call of the contract: with a reply of it, or with any other response. */
export function on<C extends Call>(call: C, handle: (ask: AskOf<C>, from: FakeAsk) => ReplyOf<C> | Response) {
  const pattern = new RegExp(`^/api${call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  return {
    call: call as Call,
    answers: ({ method, url }: FakeAsk) => method === call.method && pattern.test(url.pathname),
    async reply(ask: FakeAsk, request: Request): Promise<Response> {
      const text = await request.text();
      const body = ask.form ?? (text ? JSON.parse(text) : undefined);
      const params = pattern.exec(ask.url.pathname)?.groups ?? {};
      const query = Object.fromEntries(ask.url.searchParams);
      const replied = handle(decodeAsk(call, { params, query, body }), ask);
      return replied instanceof Response ? replied : answer(encodeReply(call, replied));
    },
  };
}

/** A `fetch` that these routes answer. `guard` sees every ask first, and may answer it itself. */
export function fetchFrom(
  routes: readonly ReturnType<typeof on>[],
  guard: (ask: FakeAsk, call: Call | undefined) => Response | undefined,
) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const form = init?.body instanceof FormData ? formFields(init.body) : undefined;
    // The request of Node does not know the forms of a browser.
    const sent = form ? { ...init, body: null } : init;
    const request = new Request(new URL(String(input), 'http://console.example'), sent);
    const authorization = request.headers.get('authorization');
    const json: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const ask: FakeAsk = { method: request.method, url: new URL(request.url), authorization, form, json };
    const route = routes.find((each) => each.answers(ask));
    const stopped = guard(ask, route?.call);
    return stopped ?? route?.reply(ask, request) ?? refusal(404, 'NOT_FOUND', 'Tidak ditemukan.');
  };
}

/** A file counts as bytes, whatever it holds. */
const formFields = (form: FormData) =>
  Object.fromEntries(
    [...form.entries()].map(([name, value]) => [name, value instanceof Blob ? new Uint8Array(value.size) : value]),
  );

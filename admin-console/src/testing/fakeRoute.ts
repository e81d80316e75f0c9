import { type AskOf, type Call, decodeAsk, encodeReply, type ReplyOf } from 'shop-core/wire';
import { answer, refusal } from './fakeAnswer.ts';

export interface FakeAsk {
  readonly method: string;
  readonly url: URL;
  readonly authorization: string | null;
}

/** Answers a call of the contract: with a reply of it, or with any other response. */
export function on<C extends Call>(call: C, handle: (ask: AskOf<C>, from: FakeAsk) => ReplyOf<C> | Response) {
  const pattern = new RegExp(`^/api${call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  return {
    call: call as Call,
    answers: ({ method, url }: FakeAsk) => method === call.method && pattern.test(url.pathname),
    async reply(ask: FakeAsk, request: Request): Promise<Response> {
      const text = await request.text();
      const params = pattern.exec(ask.url.pathname)?.groups ?? {};
      const query = Object.fromEntries(ask.url.searchParams);
      const replied = handle(decodeAsk(call, { params, query, body: text ? JSON.parse(text) : undefined }), ask);
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
    const request = new Request(new URL(String(input), 'http://console.example'), init);
    const authorization = request.headers.get('authorization');
    const ask: FakeAsk = { method: request.method, url: new URL(request.url), authorization };
    const route = routes.find((each) => each.answers(ask));
    const stopped = guard(ask, route?.call);
    return stopped ?? route?.reply(ask, request) ?? refusal(404, 'NOT_FOUND', 'Tidak ditemukan.');
  };
}

/** What may go wrong with every answer that a page waits for. */
export interface Fault {
  /** Whether it never comes to an end. */
  readonly isEndless?: boolean;
  readonly name: string;
  readonly answer: (ask: Ask, signal: AbortSignal | undefined) => Promise<Response>;
}

type Ask = () => Promise<Response>;
type Change = (value: unknown) => unknown;

const hostile = `<img src=x onerror=alert(1)><script>alert(2)</script>${'ñ'.repeat(40)}`;
const page = '<!doctype html><title>Gangguan</title><h1>502 Bad Gateway</h1>';
const refused = (status: number, body: object, headers: Record<string, string> = {}) =>
  answered(JSON.stringify(body), status, headers);
const answered = (text: string | null, status = 200, headers: Record<string, string> = {}) => ({
  answer: () => Promise.resolve(new Response(text, { status, headers })),
});
const broken = () => Promise.reject(new TypeError('Failed to fetch'));

/** The answer as it should be, with its data changed. */
const changed = (change: Change) => ({
  answer: async (ask: Ask) => {
    const response = await ask();
    const json: unknown = await response.json().catch(() => ({}));
    return new Response(JSON.stringify(change(json)), { status: response.status });
  },
});

/** Changes what an answer holds, in whatever depth. */
const everywhere =
  (change: Change): Change =>
  (json) => {
    const within = (value: unknown): unknown => {
      const next = change(value);
      if (Array.isArray(next)) return next.map(within);
      if (typeof next !== 'object' || next === null) return next;
      return Object.fromEntries(Object.entries(next).map(([key, each]) => [key, within(each)]));
    };
    return { ...Object(json), data: within(Object(json).data) };
  };

const isLeaf = (value: unknown) => typeof value !== 'object';

/** Cases 97 to 106 of the catalogue, as a network and a server bring them. */
export const faults: readonly Fault[] = [
  { name: 'the server breaks', ...refused(500, { message: ['Terjadi kesalahan'], code: 'UNEXPECTED' }) },
  { name: 'the server breaks and shows a page', ...answered(page, 500, { 'content-type': 'text/html' }) },
  { name: 'a proxy answers nothing', ...answered('', 502) },
  {
    name: 'the server is busy',
    ...refused(503, { message: ['Coba lagi'], code: 'UNAVAILABLE' }, { 'retry-after': '5' }),
  },
  {
    name: 'too many asks were sent',
    ...refused(
      429,
      { message: ['Tunggu'], code: 'RATE_LIMITED', params: { retryAfterSeconds: 30 } },
      { 'retry-after': '30' },
    ),
  },
  { name: 'the login is over', ...refused(401, { message: ['Silakan masuk'], code: 'LOGIN_REQUIRED' }) },
  { name: 'it is not theirs', ...refused(403, { message: ['Bukan milik Anda'], code: 'NOT_YOURS' }) },
  { name: 'it is gone', ...refused(404, { message: ['Tidak ada'], code: 'NOT_FOUND', params: { what: 'NONSENSE' } }) },
  { name: 'it changed meanwhile', ...refused(409, { message: ['Berubah'], code: 'A_CODE_OF_TOMORROW' }) },
  { name: 'it is too large', ...refused(413, { message: ['Terlalu besar'], code: 'BODY_TOO_LARGE' }) },
  {
    name: 'an unknown field is wrong',
    ...refused(422, { errors: { 'field-of-tomorrow': ['Salah'] }, code: 'FORM_INVALID' }),
  },
  { name: 'a page comes with a success', ...answered(page, 200, { 'content-type': 'text/html' }) },
  { name: 'nothing comes with a success', ...answered('') },
  { name: 'the answer is no content', ...answered(null, 204) },
  { name: 'the answer ends in the middle', ...answered('{"data":{"lines":[{"id":1,"na') },
  { name: 'the connection ends in the middle', answer: async () => cutOff() },
  { name: 'the answer holds no data', ...answered('{"data":null}') },
  {
    name: 'every value is of another type',
    ...changed(everywhere((value) => (isLeaf(value) ? { is: value } : value))),
  },
  { name: 'every value is null', ...changed(everywhere((value) => (isLeaf(value) ? null : value))) },
  { name: 'every list is null', ...changed(everywhere((value) => (Array.isArray(value) ? null : value))) },
  { name: 'every list is empty', ...changed(everywhere((value) => (Array.isArray(value) ? [] : value))) },
  {
    name: 'every number is huge',
    ...changed(everywhere((value) => (typeof value === 'number' ? Number.MAX_SAFE_INTEGER : value))),
  },
  {
    name: 'every text is long and hostile',
    ...changed(everywhere((value) => (typeof value === 'string' ? value + hostile : value))),
  },
  { name: 'nothing can be reached', answer: broken },
  { name: 'nothing ever answers', isEndless: true, answer: (_, signal) => untilGivenUp(signal) },
  {
    name: 'the clock of the server is a day off',
    answer: async (ask) => {
      const response = await ask();
      response.headers.set('date', new Date(Date.now() - 86_400_000).toUTCString());
      return response;
    },
  },
];

function cutOff(): Response {
  const stream = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('{"data":'));
      controller.error(new TypeError('network error'));
    },
  });
  return new Response(stream);
}

function untilGivenUp(signal: AbortSignal | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** A `fetch` with a fault in it, and how many of its asks are still open. */
export function faultyFetch(fetch: typeof globalThis.fetch, fault: Fault) {
  const state = { open: 0, asked: 0 };
  const faulty: typeof globalThis.fetch = async (input, init) => {
    state.open += 1;
    state.asked += 1;
    try {
      return await fault.answer(() => fetch(input, init), init?.signal ?? undefined);
    } finally {
      state.open -= 1;
    }
  };
  return { fetch: faulty, state };
}

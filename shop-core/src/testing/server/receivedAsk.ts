/** An ask as it came over the wire. */
export interface ReceivedAsk {
  readonly method: string;
  /** Under the API prefix. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly token: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly signal: AbortSignal | undefined;
}

/** Takes apart what `fetch` was called with. */
export function receivedAsk(baseUrl: string, url: string, init: RequestInit = {}): ReceivedAsk {
  const { pathname, searchParams } = new URL(url);
  const headers = new Headers(init.headers);
  return {
    method: init.method ?? 'GET',
    path: pathname.slice(new URL(baseUrl).pathname.length),
    query: Object.fromEntries(searchParams),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    token: headers.get('authorization')?.replace('Bearer ', ''),
    idempotencyKey: headers.get('idempotency-key') ?? undefined,
    signal: init.signal ?? undefined,
  };
}

import { receivedAsk } from './receivedAsk.ts';
import { type FakeServer, serveAsk } from './serveAsk.ts';

/** A `fetch` that a fake server answers. Like the real one it rejects when it is given up or the connection breaks. */
export function fakeFetch(server: FakeServer, baseUrl: string): typeof globalThis.fetch {
  return async (input, init) => {
    const received = receivedAsk(baseUrl, String(input), init);
    const { signal } = received;
    signal?.throwIfAborted();
    const givenUp = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    const response = await Promise.race([serveAsk(server, received), givenUp]);
    if (!response) throw new TypeError('the connection was lost');
    return response;
  };
}

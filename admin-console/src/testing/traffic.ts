import { waitFor } from '@testing-library/react';

type Fetch = typeof globalThis.fetch;
type Break = (whole: Response) => Promise<Response>;

/** The ways in which an answer can be none. */
export const faults: Readonly<Record<string, Break>> = {
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
  'a 500': async () => new Response('{"message":["Kesalahan."],"code":"UNEXPECTED"}', { status: 500 }),
  'a page of HTML': async () => new Response('<!doctype html><title>Login</title>'),
  'half an answer': async (whole) => {
    const text = await whole.text();
    return new Response(text.slice(0, text.length / 2), { headers: whole.headers });
  },
  'data: null': async ({ headers }) => new Response('{"message":[],"data":null}', { headers }),
};

/** What a console asks, and one thing it asks for that can be made to fail. */
export function traffic(fetch: Fetch) {
  const asked = new Map<string, Response>();
  let running = 0;
  let asks = 0;
  let failing: { readonly ask: string; readonly fault: Break } | undefined;

  const watched: Fetch = async (input, init) => {
    const { pathname, search } = new URL(String(input), 'http://console.example');
    const ask = `${init?.method ?? 'GET'} ${pathname}${decodeURIComponent(search)}`;
    running += 1;
    asks += 1;
    try {
      const whole = await fetch(input, init);
      asked.set(ask, whole.clone());
      return failing?.ask === ask ? await failing.fault(whole) : whole;
    } finally {
      running -= 1;
    }
  };

  return {
    fetch: watched,
    asked,
    fail: (ask: string, fault: Break) => {
      failing = { ask, fault };
    },
    heal: () => {
      failing = undefined;
    },
    /** Waits until nothing is asked any more, nothing on the page waits, and the page is the same three times. */
    async rest(): Promise<void> {
      let before = '';
      let same = 0;
      await waitFor(() => {
        const now = `${asks} ${document.body.textContent}`;
        const isThere = document.querySelector('#main-content')?.textContent.trim() !== '';
        const isCalm = now === before && isThere && running === 0 && !document.querySelector(waiting);
        same = isCalm ? same + 1 : 0;
        before = now;
        if (same < 3) throw new Error('still asking');
      });
    },
  };
}

const waiting = 'main [role=progressbar], main .MuiSkeleton-root, main [aria-busy=true]';

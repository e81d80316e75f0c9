import { percentile } from './percentile.ts';

const readers = 200;
const forMs = 10_000;
const json = { 'content-type': 'application/json' };

const asks = [
  (url: string, at: number) => {
    const body = { page: 0, size: 12, 'search-by': `e${at}`, 'category-id': null, 'sub-category-id': null, sort: [] };
    return fetch(`${url}/api/product/view`, { method: 'POST', headers: json, body: JSON.stringify(body) });
  },
  (url: string, at: number) => fetch(`${url}/products?page=${at % 97}`, { headers: { accept: 'text/html' } }),
  (url: string, at: number) => fetch(`${url}/api/area/search?q=${['merak', 'bandung', 'sura', 'mede'][at % 4]}`),
] as const;

/** How long /healthz takes, the slowest of 100, while 200 clients read what nobody has asked before. */
export async function healthBesideReaders(url: string): Promise<number> {
  const until = performance.now() + forMs;
  const read = async (reader: number): Promise<void> => {
    for (let nth = 0; performance.now() < until; nth += 1) {
      const answer = await asks[(reader + nth) % asks.length]?.(url, reader * 1_000 + nth);
      await answer?.arrayBuffer();
    }
  };
  const times: number[] = [];
  const probe = async (): Promise<void> => {
    while (performance.now() < until) {
      const begun = performance.now();
      const answer = await fetch(`${url}/healthz`, { headers: { connection: 'close' } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`/healthz answered ${answer.status} under load.`);
      times.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await Promise.all([probe(), ...Array.from({ length: readers }, (_, reader) => read(reader))]);
  return percentile(times, 0.99);
}

import { type Engine, loadedShop } from './loadedShop.ts';
import { logIn } from './logIn.ts';
import { percentile } from './percentile.ts';

const clients = 8;
const readers = 4;
const first = JSON.stringify({
  page: 0,
  size: 12,
  'search-by': null,
  'category-id': null,
  'sub-category-id': null,
  sort: [],
});

async function readProducts(shopUrl: string): Promise<number> {
  const begun = performance.now();
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${shopUrl}/api/product/view`, { method: 'POST', headers, body: first });
  await response.text();
  if (!response.ok) throw new Error(`the products were not read: ${response.status}`);
  return performance.now() - begun;
}

/** Logins a second, and the slowest of 100 reads of products meanwhile in ms. */
export async function loginRate(engine: Engine, seconds = 8): Promise<{ rate: number; readP99: number }> {
  const { server, usernames, close } = await loadedShop(engine, clients);
  const { shopUrl } = server;
  const until = performance.now() + seconds * 1_000;
  const repeat = async (work: () => Promise<unknown>): Promise<unknown[]> => {
    const done: unknown[] = [];
    while (performance.now() < until) done.push(await work());
    return done;
  };
  try {
    const reads: number[] = [];
    const logins = Promise.all(usernames.map((name) => repeat(() => logIn(shopUrl, name))));
    const reading = Array.from({ length: readers }, () => repeat(async () => reads.push(await readProducts(shopUrl))));
    await Promise.all(reading);
    return { rate: (await logins).flat().length / seconds, readP99: percentile(reads, 0.99) };
  } finally {
    await close();
  }
}

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { tries } from '../../api-server/src/db/tables/customers.ts';
import { type Books, openBooks } from '../support/invariants.ts';
import { type Callers, newCallers } from './callers.ts';
import type { Entry } from './entry.ts';
import { addressOf, changed, jsonOf, type Recipe, recipes, type WireParts } from './fuzzedAsk.ts';
import { listedCalls } from './listedCalls.ts';
import { type Heard, type Origin, type WholeServer, wholeServer } from './wholeServer.ts';

const { FUZZ_RUNS, FUZZ_SEED } = process.env;
/** Asks a call. `npm run soak` sends 2,000 of each, other ones every time. */
const runs = Number(FUZZ_RUNS ?? 40);
const seed = Number(FUZZ_SEED ?? 27);

const day = 24 * 60 * 60 * 1000;
/** What the inside of a server looks like. */
const inside =
  /\n\s+at |node_modules|\/src\/|\.(ts|js):\d|SQLSTATE|Failed query|syntax error|violates|duplicate key|select .* from|insert into|"stack"/i;

/** One caller of one call, who is somebody new as soon as the login or the account is gone. */
async function fuzzer(server: WholeServer, origin: Origin, entry: Entry) {
  const { call } = entry;
  let callers: Callers;
  let good: WireParts;
  const renew = async () => {
    callers = await newCallers(server.shop, origin, []);
    await prepare();
  };
  const prepare = async () => {
    const { params, query, body } = await entry.ask(callers);
    const encoded = (part: 'params' | 'query' | 'body', held: unknown) =>
      call[part] && held !== undefined ? z.encode(call[part], held as never) : undefined;
    good = { params: encoded('params', params), query: encoded('query', query), body: encoded('body', body) };
  };
  await renew();

  const send = ({ body, headers, end, ...recipe }: Recipe): Promise<Heard> => {
    const ask = changed(good, recipe);
    const token = callers.tokens[origin === 'shop' ? 'customer A' : 'super admin'];
    const json = call.body ? (body ?? jsonOf(ask.body)) : (body ?? undefined);
    return server.send(origin, {
      method: call.method,
      url: addressOf(call.path, ask) + (end ?? ''),
      body: json,
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
  };

  return async (recipe: Recipe): Promise<Heard> => {
    let answer = await send(recipe);
    if (answer.status === 429) {
      // No limit is to hide what is behind it.
      await server.shop.db.delete(tries);
      server.shop.pass(day);
      await renew();
      answer = await send(recipe);
      expect(answer.status).not.toBe(429);
    }
    if (answer.status === 401 && answer.text.includes('LOGIN_REQUIRED')) await renew();
    else if (answer.status === 200 && call.method !== 'GET') await prepare();
    return answer;
  };
}

function expectHonest({ status, text, headers, ms }: Heard): void {
  expect(ms).toBeLessThan(2_000);
  if (status === 503) expect(headers['retry-after']).toBeDefined();
  else expect(status).toBeLessThan(500);
  if (status < 400) return;
  expect(JSON.parse(text)).toMatchObject({
    message: [expect.any(String)],
    code: expect.any(String),
    requestId: expect.any(String),
  });
  expect(text).not.toMatch(inside);
}

describe.each(['shop', 'console'] as const)('%s', (origin) => {
  let server: WholeServer;
  let books: Books;
  beforeAll(async () => {
    server = await wholeServer();
    books = await openBooks(server.shop.db);
  });
  afterAll(() => server.shop.close());

  it.each(listedCalls.filter((call) => call.origin === origin))(
    '$name answers whatever is sent, and the books are right afterwards',
    async ({ entry }) => {
      const ask = await fuzzer(server, origin, entry);
      const property = fc.asyncProperty(recipes(entry.call), async (recipe) => expectHonest(await ask(recipe)));
      await fc.assert(property, { numRuns: runs, seed });
      expect(await books.faults()).toEqual([]);
    },
    runs * 1_000,
  );
});

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tries } from '../../api-server/src/db/tables/customers.ts';
import { type Books, openBooks } from '../support/invariants.ts';
import { type Asker, openAsker } from './asker.ts';
import { changed, type Recipe, recipes, type WireParts } from './fuzzedAsk.ts';
import { type ListedCall, listedCalls } from './listedCalls.ts';
import type { Heard } from './wholeServer.ts';

const { FUZZ_RUNS, FUZZ_SEED } = process.env;
/** Asks a call. `npm run soak` sends 2,000 of each, other ones every time. */
const runs = Number(FUZZ_RUNS ?? 25);
const seed = Number(FUZZ_SEED ?? 27);

const day = 24 * 60 * 60 * 1000;
/** What the inside of a server looks like. */
const inside =
  /\n\s+at |node_modules|\/src\/|\.(ts|js):\d|SQLSTATE|Failed query|syntax error|violates|duplicate key|select .* from|insert into|"stack"/i;

/** Sends one call what recipes say. Who asks is somebody new as soon as the login or the account is gone. */
async function fuzzer(asker: Asker, listed: ListedCall) {
  const { method } = listed.entry.call;
  let good: WireParts;
  const renew = async () => {
    await asker.renew();
    good = await asker.goodAsk(listed);
  };
  await renew();

  const send = ({ body, headers, end, ...recipe }: Recipe): Promise<Heard> =>
    asker.send(listed, changed(good, recipe), {
      ...(body !== null && { body }),
      ...(headers && { headers }),
      ...(end && { end }),
    });

  return async (recipe: Recipe): Promise<Heard> => {
    let answer = await send(recipe);
    if (answer.status === 429) {
      // No limit is to hide what is behind it.
      await asker.server.shop.db.delete(tries);
      asker.server.shop.pass(day);
      await renew();
      answer = await send(recipe);
      expect(answer.status).not.toBe(429);
    }
    if (answer.status === 401 && answer.text.includes('LOGIN_REQUIRED')) await renew();
    else if (answer.status === 200 && method !== 'GET') good = await asker.goodAsk(listed);
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
  let asker: Asker;
  let books: Books;
  beforeAll(async () => {
    asker = await openAsker();
    books = await openBooks(asker.server.shop.db);
  });
  afterAll(() => asker.close());

  it.each(listedCalls.filter((listed) => listed.origin === origin))(
    '$name answers whatever is sent, and the books are right afterwards',
    async (listed) => {
      const ask = await fuzzer(asker, listed);
      const property = fc.asyncProperty(recipes(listed.entry.call), async (recipe) => expectHonest(await ask(recipe)));
      await fc.assert(property, { numRuns: runs, seed });
      expect(await books.faults()).toEqual([]);
    },
    60_000 + runs * 500,
  );
});

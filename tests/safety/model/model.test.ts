import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestPurchase, testPurchase } from '../../../api-server/src/shop/testPurchase.ts';
import { type Books, openBooks } from '../../support/invariants.ts';
import { commands } from './commands.ts';
import { openRun } from './realShop.ts';

const { MODEL_RUNS, MODEL_SEED } = process.env;
/** `npm run soak` goes through 500 stories of up to 100 steps, other ones every time. */
const runs = Number(MODEL_RUNS ?? 12);
const seed = Number(MODEL_SEED ?? 27);

let shop: TestPurchase;
let books: Books;
beforeAll(async () => {
  shop = await testPurchase();
  books = await openBooks(shop.db);
});
afterAll(() => shop.close());

it(
  'keeps prices, stock, points and coupon uses as a plain model does, whatever is done in whatever order [S7.68]',
  async () => {
    const stories = fc.commands(commands, { maxCommands: MODEL_RUNS ? 100 : 40, size: 'max' });
    const property = fc.asyncProperty(stories, async (story) => {
      const run = await openRun(shop);
      await fc.asyncModelRun(() => run, story);
    });
    await fc.assert(property, { numRuns: runs, seed });
    expect(await books.faults()).toEqual([]);
  },
  120_000 + runs * 10_000,
);

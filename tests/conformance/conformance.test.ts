import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPurchase, testPurchase } from '../../api-server/src/shop/testPurchase.ts';
import { journeys } from './journeys.ts';
import { kitPlace } from './kitPlace.ts';
import { serverPlace } from './serverPlace.ts';
import { beginVisit } from './visit.ts';

let shop: TestPurchase;
beforeAll(async () => {
  shop = await testPurchase();
});
afterAll(() => shop.close());

describe('the kit and the real server tell the same story of', () => {
  it.each(journeys)('$name', async ({ make, refusals }) => {
    const real = beginVisit(await serverPlace(shop));
    const kit = beginVisit(kitPlace(real.place.stage));
    await make(real);
    await make(kit);
    expect(kit.story).toEqual(real.story);
    expect(real.story.filter((seen) => 'refused' in seen)).toHaveLength(refusals);
  });
});

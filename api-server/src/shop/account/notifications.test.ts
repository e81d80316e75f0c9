import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifications } from '../../db/tables/customers.ts';
import { addCustomer, addSession, minute, type TestShop, testShop } from '../testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

async function somebody() {
  const { id, code } = await addCustomer(shop);
  return { id, code, token: await addSession(shop, id) };
}
async function tell(customerId: number, ...titles: string[]) {
  for (const title of titles) {
    await shop.db
      .insert(notifications)
      .values({ customerId, topic: 'Pesanan', title, message: `${title}!`, sentAt: shop.now() });
    shop.pass(minute);
  }
}
const read = async ({ code, token }: { code: string; token: string }) =>
  (await shop.ask(`GET /customer/notif/by-code/${code}`, { token })).json.data as unknown as { title: string }[];

describe('GET /customer/notif/by-code/{customer-code}', () => {
  it("answers the customer's own, the newest first [S7.28] [S3.9]", async () => {
    const [mine, other] = [await somebody(), await somebody()];
    const sentAt = shop.now().toISOString();
    await tell(mine.id, 'Pertama', 'Kedua');
    await tell(other.id, 'Lain');
    const told = await read(mine);
    expect(told.map(({ title }) => title)).toEqual(['Kedua', 'Pertama']);
    expect(told[1]).toEqual({
      id: expect.any(Number),
      topic: 'Pesanan',
      send_date: sentAt,
      title: 'Pertama',
      message: 'Pertama!',
    });
  });

  it('answers an empty list to whom nothing was told', async () => {
    expect(await read(await somebody())).toEqual([]);
  });

  it('answers the last fifty', async () => {
    const mine = await somebody();
    await tell(mine.id, ...Array.from({ length: 51 }, (_, at) => `Kabar ${at}`));
    const told = await read(mine);
    expect([told.length, told[0]?.title, told[49]?.title]).toEqual([50, 'Kabar 50', 'Kabar 1']);
  });
});

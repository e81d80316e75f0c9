import * as contract from 'shop-core/contract';
import { calendarDate, rupiah } from 'shop-core/rules';
import * as z from 'zod/mini';
import { type Entry, entry, type World } from './entry.ts';

const newGold = ({ a }: World) => ({
  ...{ customerCode: a.code, id: 0, type: 'Beli' as const, goldType: 'Batangan', weight: 5_000 },
  ...{ purity: 9_999, price: rupiah(7_000_000), date: calendarDate('2026-01-05') },
});

/** The id of an entry in A's tracker. */
async function goldOf(world: World): Promise<number> {
  const { shop, a } = world;
  const body = z.encode(contract.zakatChange, newGold(world));
  return (await shop.ask('POST /zakat', { token: a.token, body })).data.id;
}

/** Quiz and zakat tracker. */
export const adviceEntries: readonly Entry[] = [
  entry(contract.submitQuiz, ({ a }) => ({
    body: { email: `${a.code}@contoh.test`, name: 'Ayu', values: [1, 2, 3, 4, 5, 1, 2, 3] },
  })),
  entry(contract.getZakat, ({ a }) => ({ body: { page: 0, size: 10, customerCode: a.code } })),
  entry(contract.saveZakat, async (world) => ({ body: { ...newGold(world), id: await goldOf(world) } }), {
    owned: 'id',
  }),
  entry(contract.deleteZakat, async (world) => ({ params: { id: await goldOf(world) } }), { owned: 'id' }),
];

import { type CalendarDate, calendarDate, jakartaDate, priceShown, rupiah } from 'shop-core/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer, addSession } from '../testShop.ts';
import { addProduct, type TestStorefront, testStorefront } from '../testStorefront.ts';

let front: TestStorefront;
let token: string;
let today: CalendarDate;

type Item = Record<'sku' | 'product-name', string> &
  Record<'regular-price' | 'id' | 'rating' | 'weight', number> &
  Record<'price' | 'sale-price', number | null> &
  Record<'sale-start-date' | 'sale-end-date', string | null>;

async function sorted(
  sort: readonly (readonly [column: string, isAscending: boolean])[],
  as?: string,
  { page = 0, size = 100 } = {},
): Promise<Item[]> {
  const body = {
    page,
    size,
    sort: sort.map(([column, isAscending]) => ({ 'column-name': column, 'is-ascending': isAscending })),
  };
  const { status, data } = await front.ask(as ? 'POST /product/find' : 'POST /product/view', { body, token: as });
  expect(status).toBe(200);
  return data.viewProducts;
}

const day = (text: string | null) => (text === null ? null : calendarDate(text.split('/').reverse().join('-')));

/** What the rule says a listed product costs. */
function shown(item: Item): number {
  const product = {
    regularPrice: rupiah(item['regular-price']),
    price: item.price === null ? null : rupiah(item.price),
    salePrice: item['sale-price'] === null ? null : rupiah(item['sale-price']),
    saleStart: day(item['sale-start-date']),
    saleEnd: day(item['sale-end-date']),
  };
  return priceShown(product, today).price;
}

beforeAll(async () => {
  front = await testStorefront();
  const { db, shop } = front;
  today = jakartaDate(shop.now());
  // Every kind of price: regular, own, on sale today, from tomorrow, until yesterday, dearer on sale than of one's own.
  const sales = [
    {},
    { salePrice: 480_000, saleStart: today, saleEnd: today },
    { salePrice: 10_000, saleStart: '2026-11-28', saleEnd: '2026-12-31' },
    { salePrice: 20_000, saleStart: '2026-01-01', saleEnd: '2026-11-26' },
  ];
  for (const [at, sale] of sales.entries()) {
    for (const level of [undefined, 450_000, 490_000]) {
      const regularPrice = 500_000 + 7 * at;
      await addProduct(db, {
        ...sale,
        regularPrice,
        name: `${'dAcB'[at]}${level ?? ''}`,
        ratingTenths: (at * 17) % 50,
        weightMg: 4_000 - at * 500,
        ...(level !== undefined && { prices: { 2: level } }),
      });
    }
  }
  token = await addSession(shop, (await addCustomer(shop, { levelId: 2 })).id);
});
afterAll(() => front.close());

it.each([true, false])(
  'sorts by the price that is shown, the customer’s own and the sale of today included (%s)',
  async (isAscending) => {
    for (const as of [undefined, token]) {
      const prices = (await sorted([['price', isAscending]], as)).map(shown);
      expect(new Set(prices).size).toBeGreaterThan(3);
      expect(prices).toEqual(prices.toSorted((a, b) => (isAscending ? a - b : b - a)));
    }
  },
);

it.each([true, false])('cuts a list by price into pages that together are the whole list (%s)', async (isAscending) => {
  for (const as of [undefined, token]) {
    const sort = [['price', isAscending]] as const;
    const whole = (await sorted(sort, as)).map(({ id }) => id);
    const pages: number[] = [];
    for (let page = 0; page * 3 < whole.length; page += 1) {
      pages.push(...(await sorted(sort, as, { page, size: 3 })).map(({ id }) => id));
    }
    expect(whole).toHaveLength(12);
    expect(pages).toEqual(whole);
  }
});

it('sorts by name whatever its case', async () => {
  const names = (await sorted([['product-name', true]])).map((item) => item['product-name'].toLowerCase());
  expect(names).toEqual(names.toSorted());
});

it.each(['rating', 'weight', 'id'] as const)('sorts by %s, both ways', async (column) => {
  const values = (await sorted([[column, true]])).map((item) => item[column]);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect(new Set((await sorted([[column, false]])).map((item) => item[column]))).toEqual(new Set(values.toReversed()));
});

it('lets a second column decide between equals, and then the position', async () => {
  const items = await sorted([
    ['weight', false],
    ['product-name', false],
  ]);
  expect(items.slice(0, 3).map((item) => item['product-name'])).toEqual(['d490000', 'd450000', 'd']);
  const byRating = await sorted([['rating', true]]);
  expect(byRating.slice(0, 3).map((item) => item['product-name'])).toEqual(['d', 'd450000', 'd490000']);
});

it.each(['id;drop table products', '(select 1)', '"name"', 'name', '__proto__', 'constructor', ''])(
  'refuses to sort by %j',
  async (column) => {
    const body = {
      page: 0,
      size: 12,
      sort: [
        { 'column-name': 'price', 'is-ascending': true },
        { 'column-name': column, 'is-ascending': true },
      ],
    };
    const { status, json } = await front.ask('POST /product/view', { body });
    expect(status).toBe(422);
    expect(json.errors).toEqual({ 'sort.1.column-name': 'Pilihan tidak tersedia.' });
  },
);

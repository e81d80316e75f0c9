import { describe, expect, it } from 'vitest';
import { createShopClient } from '../../client/createShopClient.ts';
import type { Cart } from '../../contract/entities/cart.ts';
import * as calls from '../../contract/index.ts';
import { calendarDate } from '../../rules/dates/calendarDate.ts';
import { milligram } from '../../rules/money/milligram.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import { createMemoryShop, type MemoryShop } from '../createMemoryShop.ts';
import { sampleSeed } from './sampleSeed.ts';

type SeenLine = Cart['lines'][number];

const page = { page: 0, size: 50 };

function enter(shop: MemoryShop, username: string, customerCode: string) {
  const { token } = shop.logIn(username);
  const client = createShopClient({ ...shop.api, getToken: () => token });
  const { send } = client;
  const readings = {
    customer: () => send(calls.getCustomer, { params: { customerCode } }),
    billing: () => send(calls.getBillingAddress, { params: { customerCode } }),
    notifications: () => send(calls.getNotifications, { params: { customerCode } }),
    points: () => send(calls.getPointHistory, { body: { customerCode, ...page, searchBy: null, sort: [] } }),
    cart: () => send(calls.getCart, { params: { customerCode } }),
    orders: () => send(calls.getOrders, { body: { customerCode, ...page } }),
    zakat: () => send(calls.getZakat, { body: { customerCode, ...page } }),
    uniqueCode: () => send(calls.reserveUniqueCode, { query: { bankId: 7 } }),
  };
  /** The stock is there for all: it may change. */
  const read = async () => {
    const told = await Promise.all(Object.entries(readings).map(async ([name, ask]) => [name, await ask()]));
    const { cart, ...others } = Object.fromEntries(told);
    const lines = cart.lines.map((line: SeenLine) => ({ ...line, product: { ...line.product, stock: null } }));
    return { ...others, cart: { ...cart, lines } };
  };
  return { send, read, readings, customerCode };
}

/** Ani's way through the shop; the neighbour's cart, gold and orders have these ids. */
function enterBoth() {
  const shop = createMemoryShop();
  return { shop, ani: enter(shop, 'ani', 'C1'), cahya: enter(shop, 'cahya', 'C2') };
}

type Ani = ReturnType<typeof enter>;

const bar = { sku: 'LM-05', quantity: 1, price: rupiah(900_000) };
const figures = {
  ...{ totalAmount: rupiah(900_000), discountCoupon: rupiah(50_000), uniqueCode: 123, shippingCost: rupiah(0) },
  ...{ discountRedeem: rupiah(0), redeemPoint: 0, grandTotal: rupiah(850_123), pointReward: 3 },
};

async function order({ send, customerCode }: Ani, idempotencyKey: string) {
  await send(calls.addToCart, { body: { customerCode, ...bar } });
  const { lines } = await send(calls.getCart, { params: { customerCode } });
  const body = {
    ...{ ...figures, customerCode, bankId: 7, couponCode: 'HEMAT50', hasAcceptedTerms: true },
    products: lines.map(({ id, sku, quantity, price }) => ({ id, sku, quantity, price })),
    ...{ shippingAddress: null, shippingTypeId: 1, note: null },
  };
  const refused = await send(calls.placeOrder, { body }, { idempotencyKey }).catch((error) => error);
  return send(calls.placeOrder, { body: { ...body, ...refused.figures } }, { idempotencyKey });
}

const gold = { type: 'Beli', goldType: 'Antam', weight: milligram(1_000), purity: 9_990 } as const;
const bought = { ...gold, price: rupiah(1_800_000), date: calendarDate('2025-06-01') };
const profile = {
  ...{ firstName: 'Ani', lastName: 'Baru', birthDate: calendarDate('1990-12-31'), gender: 'P' as const },
  ...{ email: 'ani@baru.example', phoneNumber: '08123456789' },
  ...{ levelId: null, customerType: 'INDIVIDU' as const },
};
const address = {
  ...{ address: 'Jl. Baru 1', company: null, place: null, postalCode: '12190' },
  ...{ provinceId: 31, cityId: 3174, districtId: 317407, subdistrictId: 3174071 },
};

const actions: [string, (ani: Ani) => Promise<unknown>][] = [
  ['saving a profile', ({ send, customerCode }) => send(calls.saveCustomer, { body: { customerCode, ...profile } })],
  [
    'saving an address',
    ({ send, customerCode }) => send(calls.saveBillingAddress, { body: { customerCode, ...address } }),
  ],
  ['putting into the cart', ({ send, customerCode }) => send(calls.addToCart, { body: { customerCode, ...bar } })],
  ['saving gold', ({ send, customerCode }) => send(calls.saveZakat, { body: { customerCode, id: 0, ...bought } })],
  [
    'writing a review',
    ({ send, customerCode }) =>
      send(calls.createReview, { body: { customerCode, productId: 5, rate: 5, title: 'Bagus', comment: 'Bagus.' } }),
  ],
  ['ordering with a coupon that the neighbour has used up', (ani) => order(ani, 'kunci-ani')],
  ['ordering with a key that the neighbour used', (ani) => order(ani, 'kunci-cahya-2')],
  ['logging out', ({ send }) => send(calls.logout, {})],
];

/** What is read by a code; a unique code is of whoever asks. */
const named = (['customer', 'billing', 'notifications', 'points', 'cart', 'orders', 'zakat'] as const).map(
  (name) => [`reading: ${name}`, ({ readings }: Ani): Promise<unknown> => readings[name]()] as const,
);

describe('a shop in memory with two customers', () => {
  it('has something of the neighbour in whatever a customer can read', async () => {
    const { cart, orders, zakat, points, notifications } = await enterBoth().cahya.read();
    expect([cart.lines, orders.orders, zakat.entries, points.rows, notifications].map(({ length }) => length)).toEqual([
      1, 2, 2, 1, 1,
    ]);
    const [first] = sampleSeed().customers;
    expect([first?.profile.customerCode, first?.reviews?.length]).toEqual(['C2', 1]);
  });

  it.each(actions)('tells nothing of the neighbour after %s, and leaves theirs as it is', async (_, act) => {
    const { shop, ani, cahya } = enterBoth();
    const before = await cahya.read();
    await act(ani);
    expect(await cahya.read()).toEqual(before);
    expect(JSON.stringify(await enter(shop, 'ani', 'C1').read())).not.toMatch(/Cahya|cahya|C2|C-DEWI|77000/);
  });

  it('leaves the neighbour as they are when an account is deleted', async () => {
    const { ani, cahya } = enterBoth();
    const before = await cahya.read();
    await ani.send(calls.removeAccount, {});
    expect(await cahya.read()).toEqual(before);
  });

  it.each<[string, (ani: Ani) => Promise<unknown>]>([
    ['an order', ({ send }) => send(calls.getOrder, { params: { orderCode: 'SE-C2-2' } })],
    ['a line of a cart', ({ send }) => send(calls.removeLine, { params: { id: 22 } })],
    [
      'a quantity',
      ({ send, customerCode }) => send(calls.changeLine, { body: { customerCode, id: 22, ...bar, quantity: 2 } }),
    ],
    ['gold', ({ send }) => send(calls.deleteZakat, { params: { id: 32 } })],
    [
      'an entry of gold',
      ({ send, customerCode }) => send(calls.saveZakat, { body: { customerCode, id: 32, ...bought } }),
    ],
  ])('finds nothing where %s of the neighbour is asked for', async (_, ask) => {
    const { ani, cahya } = enterBoth();
    const before = await cahya.read();
    await expect(ask(ani)).rejects.toMatchObject({ problem: { code: 'NOT_FOUND' } });
    expect(await cahya.read()).toEqual(before);
  });

  it.each([...named, ...actions.filter(([name]) => name !== 'logging out')])(
    'refuses %s in the name of the neighbour, and leaves theirs as it is',
    async (_, act) => {
      const { shop, cahya } = enterBoth();
      const before = await cahya.read();
      const ani = enter(shop, 'ani', 'C2');
      await expect(act(ani)).rejects.toMatchObject({ problem: { code: 'NOT_YOURS' } });
      expect(await cahya.read()).toEqual(before);
    },
  );

  it('leaves the neighbour the code they pay with when an order is placed', async () => {
    const { ani, cahya } = enterBoth();
    const code = await cahya.readings.uniqueCode();
    await order(ani, 'kunci-ani');
    // A code that was let go would be the first one that is free.
    expect(await ani.readings.uniqueCode()).not.toEqual(code);
    expect(await cahya.readings.uniqueCode()).toEqual(code);
  });

  it.each([
    ['ani', 'cahya'],
    ['cahya', 'ani'],
  ] as const)('knows %s no more once their account is deleted, and still knows %s', async (leaving, staying) => {
    const both = enterBoth();
    await both[leaving].send(calls.removeAccount, {});
    expect(() => both.shop.logIn(leaving)).toThrow(`nobody is called ${leaving}`);
    expect(both.shop.logIn(staying)).toMatchObject({ profile: { customerCode: both[staying].customerCode } });
  });

  it('counts the uses of a coupon for each of them', async () => {
    const { ani, cahya } = enterBoth();
    await cahya.send(calls.addToCart, { body: { customerCode: 'C2', ...bar } });
    await expect(cahya.send(calls.getCoupon, { params: { code: 'HEMAT50' } })).rejects.toMatchObject({
      problem: { code: 'COUPON_LIMIT_REACHED' },
    });
    await ani.send(calls.addToCart, { body: { customerCode: 'C1', ...bar } });
    expect(await ani.send(calls.getCoupon, { params: { code: 'HEMAT50' } })).toMatchObject({ code: 'HEMAT50' });
  });
});

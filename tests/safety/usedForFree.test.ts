import { eq } from 'drizzle-orm';
import type { HeldThing } from 'shop-core/rules/back-office';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { zakatEntries } from '../../api-server/src/db/tables/advice.ts';
import { products, skus } from '../../api-server/src/db/tables/catalogue.ts';
import { customers } from '../../api-server/src/db/tables/customers.ts';
import { mailOutbox } from '../../api-server/src/db/tables/mail.ts';
import { cartLines } from '../../api-server/src/db/tables/orders.ts';
import {
  addBuyer,
  addBuyers,
  type Buyer,
  minute,
  putInCart,
  type TestPurchase,
  testPurchase,
} from '../../api-server/src/shop/testPurchase.ts';
import { allAtOnce, times } from './allAtOnce.ts';

let shop: TestPurchase;
let made = 0;
beforeAll(async () => {
  shop = await testPurchase({ TRUST_PROXY: '1' });
});
afterAll(() => shop.close());
beforeEach(() => shop.pass(25 * 60 * minute));

const fresh = () => {
  made += 1;
  return `sekali${made}`;
};
const somewhere = () => {
  made += 1;
  return `10.7.${made >> 8}.${made & 255}`;
};
const here = '203.0.113.9';
interface From {
  readonly token?: string;
  readonly ip?: string | undefined;
}

/** A server that is busy with all of them at once sends some away before it begins (503): those ask again. */
async function ask(route: string, body?: unknown, { token, ip = somewhere() }: From = {}): Promise<Answer> {
  const answer = await shop.ask(route, { body, token, headers: { 'x-forwarded-for': ip } });
  return answer.status === 503 ? ask(route, body, { ...(token && { token }), ip }) : answer;
}
type Answer = Awaited<ReturnType<TestPurchase['ask']>>;

const register = (email: string, ip?: string, more: object = {}) =>
  ask(
    'POST /user/register',
    { email, username: fresh(), 'customer-type': 'INDIVIDU', newCompany: false, validCompany: false, ...more },
    { ip },
  );
const quiz = (email: string, ip?: string) =>
  ask('POST /quiz/submit-quiz', { email, name: 'Ani', values: [1, 2, 3, 4, 5, 1, 2, 3] }, { ip });
const guess = ({ code, token }: Buyer, ip?: string) =>
  ask(
    'PUT /order',
    { 'customer-code': code, 'coupon-code': `TEBAK-${fresh()}`, 'redeem-point': 0, 'total-price': 0 },
    { token, ip },
  );
const write = ({ code, token }: Buyer, product: number, ip?: string) =>
  ask(
    'POST /product-review/create',
    { 'customer-code': code, 'id-product': product, title: 'Bagus', description: 'Rapi.', rating: 5 },
    { token, ip },
  );
const change = ({ code, token }: Buyer, email: string, ip?: string) =>
  ask(
    'PUT /customer',
    {
      ...{ code, email, 'first-name': 'Ayu', 'last-name': null, gender: 'P', 'birth-date': '17-05-1990' },
      ...{ 'phone-number': '0812345678', 'level-id': 1, 'customer-type': 'INDIVIDU' },
    },
    { token, ip },
  );
const picture = ({ code, token }: Buyer) =>
  ask('PUT /customer/update-image', { 'customer-code': code, images: ['data:image/png;base64,AAAA'] }, { token });

async function reviewed(count: number): Promise<number[]> {
  const rows = await shop.db.select({ id: products.id }).from(products).where(eq(products.segment, 'ALL')).limit(count);
  await shop.db.update(products).set({ reviewsEnabled: true });
  return rows.map(({ id }) => id);
}

interface Abuse {
  readonly what: HeldThing;
  readonly holder: 'customer' | 'address' | 'network';
  readonly most: number;
  /** Minutes after which a use counts no more. */
  readonly minutes: number;
  /** The code of an ask that is counted, where it is no success. */
  readonly counted?: string;
  /** Makes what is asked over and over. */
  readonly make: () => Promise<(at: number) => Promise<Answer>>;
}

const abuses: readonly Abuse[] = [
  {
    ...{ what: 'REGISTRATION', holder: 'network', most: 30, minutes: 15 },
    make: async () => () => register(`${fresh()}@contoh.test`, here),
  },
  {
    ...{ what: 'WELCOME_MAIL', holder: 'address', most: 5, minutes: 24 * 60 },
    make: async () => (at) => register(`kotak+${at}@contoh.test`),
  },
  {
    ...{ what: 'REFERRAL_SIGN_UP', holder: 'customer', most: 50, minutes: 24 * 60 },
    make: async () => {
      const friend = await addBuyer(shop);
      return () => register(`${fresh()}@contoh.test`, undefined, { 'referal-code': friend.code });
    },
  },
  {
    ...{ what: 'PASSWORD_LINK', holder: 'network', most: 5, minutes: 60 },
    make: async () => () => ask('PUT /user/forgot-password', { email: `${fresh()}@contoh.test` }, { ip: here }),
  },
  {
    ...{ what: 'NEW_PASSWORD', holder: 'network', most: 5, minutes: 60 },
    make: async () => () => ask(`GET /user/get-new-password/${fresh()}@contoh.test`, undefined, { ip: here }),
  },
  {
    ...{ what: 'QUIZ', holder: 'address', most: 3, minutes: 24 * 60 },
    make: async () => (at) => quiz(at % 2 === 0 ? 'Kuis+lagi@contoh.test' : 'kuis@contoh.test'),
  },
  {
    ...{ what: 'QUIZ', holder: 'network', most: 30, minutes: 15 },
    make: async () => () => quiz(`${fresh()}@contoh.test`, here),
  },
  {
    ...{ what: 'COUPON_GUESS', holder: 'customer', most: 10, minutes: 1, counted: 'COUPON_UNKNOWN' },
    make: async () => {
      const buyer = await addBuyer(shop);
      return () => guess(buyer);
    },
  },
  {
    ...{ what: 'COUPON_GUESS', holder: 'network', most: 60, minutes: 1, counted: 'COUPON_UNKNOWN' },
    make: async () => {
      const buyers = await addBuyers(shop, 13);
      return (at) => guess(buyers[at % 13] as Buyer, here);
    },
  },
  {
    ...{ what: 'REVIEW', holder: 'customer', most: 10, minutes: 24 * 60 },
    make: async () => {
      const [buyer, ids] = [await addBuyer(shop), await reviewed(20)];
      return (at) => write(buyer, ids[at] ?? 0);
    },
  },
  {
    ...{ what: 'REVIEW', holder: 'network', most: 50, minutes: 24 * 60 },
    make: async () => {
      const [buyers, ids] = [await addBuyers(shop, 60), await reviewed(1)];
      return (at) => write(buyers[at] as Buyer, ids[0] ?? 0, here);
    },
  },
  {
    ...{ what: 'EMAIL_CHANGE', holder: 'customer', most: 5, minutes: 60 },
    make: async () => {
      const buyer = await addBuyer(shop);
      return () => change(buyer, `${fresh()}@contoh.test`);
    },
  },
  {
    ...{ what: 'EMAIL_CHANGE', holder: 'network', most: 30, minutes: 60 },
    make: async () => {
      const buyers = await addBuyers(shop, 10);
      return (at) => change(buyers[at % 10] as Buyer, `${fresh()}@contoh.test`, here);
    },
  },
  {
    ...{ what: 'EMAIL_CHANGE_MAIL', holder: 'address', most: 1, minutes: 15 },
    make: async () => {
      const buyers = await addBuyers(shop, 7);
      return (at) => change(buyers[at] as Buyer, `korban+${at}@contoh.test`);
    },
  },
  {
    ...{ what: 'AVATAR', holder: 'customer', most: 20, minutes: 15, counted: 'FORM_INVALID' },
    make: async () => {
      const buyer = await addBuyer(shop);
      return () => picture(buyer);
    },
  },
];

describe('4: what is used up free of charge ends at its budget, however many ask at once, and comes again:', () => {
  it.each(abuses)('$what by one $holder', async ({ what, holder, most, minutes, counted, make }) => {
    const one = await make();
    const answers = await allAtOnce(times(most + 5, (at) => () => one(at)));
    const isServed = ({ status, json }: Answer) => (counted ? json.code === counted : status === 200);
    expect(answers.filter(isServed)).toHaveLength(most);
    const freeAt = new Date(shop.now().getTime() + minutes * minute).toISOString();
    for (const { status, json, headers } of answers.filter((answer) => !isServed(answer))) {
      expect([status, json.code, json.params]).toEqual([429, 'HELD_TOO_MUCH', { what, holder, most, freeAt }]);
      expect(headers.get('retry-after')).toBe(String(minutes * 60));
      expect(json.message[0]).toMatch(/pukul \d\d\.\d\d WIB/);
    }
    shop.pass(minutes * minute - 1);
    // One that none of them asked: of those nobody knows which were served.
    expect((await one(most + 5)).json.code).toBe('HELD_TOO_MUCH');
    shop.pass(1);
    expect(isServed(await one(most + 5))).toBe(true);
  });
});

describe('4: what is kept free of charge ends at its budget:', () => {
  const fullAt = (answer: Answer, what: HeldThing, most: number) => {
    expect([answer.status, answer.json.code]).toEqual([409, 'HELD_TOO_MUCH']);
    expect(answer.json.params).toEqual({ what, holder: 'customer', most, freeAt: null });
    expect(answer.headers.get('retry-after')).toBeNull();
  };

  it('a thousand entries of gold, until one is deleted; those that are there can be changed', async () => {
    const buyer = await addBuyer(shop);
    const { id: customerId, token } = buyer;
    const row = { customerId, type: 'Beli' as const, goldType: 'Emas', weightMg: 1_000, purity: 9_999, price: 1 };
    const rows = times(999, () => ({ ...row, date: '2026-10-01', createdAt: shop.now() }));
    const [first] = await shop.db.insert(zakatEntries).values(rows).returning();
    const save = (id: number) =>
      ask(
        'POST /zakat',
        {
          ...{ 'customer-code': buyer.code, 'gold-type': 'Emas', id, price: 1, rate: 99.99, type: 'Beli', weight: 1 },
          'transaction-date': '01-10-2026',
        },
        { token },
      );
    const answers = await allAtOnce(times(5, () => () => save(0)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    fullAt(await save(0), 'ZAKAT_ENTRY', 1_000);
    expect((await save(first?.id ?? 0)).status).toBe(200);
    expect((await ask(`DELETE /zakat/${first?.id}`, undefined, { token })).status).toBe(200);
    expect((await save(0)).status).toBe(200);
  });

  it('a hundred lines of a cart; what is in it can still grow', async () => {
    const buyer = await addBuyer(shop);
    const [product] = await shop.db.select().from(products).where(eq(products.sku, 'EB-0005-9999'));
    const own = times(105, (at) => ({ productId: product?.id ?? 0, sku: `BANYAK-${at}`, weightMg: 1, stock: 9 }));
    const added = await shop.db.insert(skus).values(own).returning();
    const line = { customerId: buyer.id, quantity: 1, price: product?.regularPrice ?? 0, createdAt: shop.now() };
    await shop.db.insert(cartLines).values(added.slice(0, 97).map(({ id }) => ({ ...line, skuId: id })));
    const answers = await allAtOnce(
      added.slice(97).map(
        ({ sku }) =>
          () =>
            putInCart(shop, buyer, sku),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await shop.db.$count(cartLines, eq(cartLines.customerId, buyer.id))).toBe(100);
    for (const answer of answers.filter(({ status }) => status !== 200)) fullAt(answer, 'CART_LINE', 100);
    expect((await putInCart(shop, buyer, 'BANYAK-1')).status).toBe(200);
    // A full cart is nobody else's.
    expect((await putInCart(shop, await addBuyer(shop), 'BANYAK-1')).status).toBe(200);
  });
});

describe('4: a mailbox that others write to', () => {
  const mailsTo = (address: string) => shop.db.$count(mailOutbox, eq(mailOutbox.toAddress, address));

  it('gets five mails a day about an account that it has, whoever registers with it, and nobody is told', async () => {
    const owner = await addBuyer(shop);
    const [row] = await shop.db.select().from(customers).where(eq(customers.id, owner.id));
    for (let at = 0; at < 20; at += 1) {
      expect((await register(row?.email ?? '')).status).toBe(200);
      shop.pass(20 * minute);
    }
    expect(await mailsTo(row?.email ?? '')).toBe(5);
  });

  it('gets a link to a new password once in a quarter of an hour', async () => {
    const owner = await addBuyer(shop);
    const [row] = await shop.db.select().from(customers).where(eq(customers.id, owner.id));
    const forgot = () => ask('PUT /user/forgot-password', { email: row?.email });
    const answers = await allAtOnce(times(20, () => forgot));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await mailsTo(row?.email ?? '')).toBe(1);
    shop.pass(15 * minute);
    await forgot();
    expect(await mailsTo(row?.email ?? '')).toBe(2);
  });
});

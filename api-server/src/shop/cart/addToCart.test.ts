import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Books, openBooks } from '../../../../tests/support/invariants.ts';
import { products } from '../../db/tables/catalogue.ts';
import { cartAdds, cartLines } from '../../db/tables/orders.ts';
import { forgetEnded } from '../../jobs/forgetEnded.ts';
import {
  addBuyer,
  type Buyer,
  cartOf,
  demoBuyer,
  putInCart,
  type TestPurchase,
  testPurchase,
} from '../testPurchase.ts';

const bar = 'EB-0005-9999';

let shop: TestPurchase;
let books: Books;
let buyer: Buyer;
beforeAll(async () => {
  shop = await testPurchase();
});
afterAll(() => shop.close());
beforeEach(async () => {
  books = await openBooks(shop.db);
  buyer = await addBuyer(shop);
});
afterEach(async () => expect(await books.faults()).toEqual([]));

const post = (body: unknown, token: string | undefined = buyer.token) => shop.ask('POST /cart', { token, body });
const line = (more: object) => ({ 'customer-code': buyer.code, price: 1, quantity: 1, sku: bar, ...more });
const pressed = (key: string, more: object = {}, { token, code } = buyer) =>
  shop.ask('POST /cart', {
    ...{ token, body: line({ 'customer-code': code, quantity: 2, ...more }) },
    headers: { 'idempotency-key': key },
  });
const linesOf = ({ id }: Buyer) => shop.db.select().from(cartLines).where(eq(cartLines.customerId, id));
const setProduct = (sku: string, change: Partial<typeof products.$inferInsert>) =>
  shop.db.update(products).set(change).where(eq(products.sku, sku));

describe('the cart', () => {
  it('is empty at first [S3.8, S7.45]', async () => {
    const { status, data, headers } = await shop.ask(`GET /cart/${buyer.code}`, { token: buyer.token });
    expect(status).toBe(200);
    expect(data).toEqual({
      carts: [],
      point: 0,
      totalAmount: 0,
      total: 0,
      totalPointProduct: 0,
      'is-full-training': false,
    });
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('shows its lines with their product and its totals [S3.7, S3.8, S7.45]', async () => {
    await putInCart(shop, buyer, bar, 2);
    await putInCart(shop, buyer, 'ED-DASAR', 1);
    const cart = await cartOf(shop, buyer);
    const { price, product } = cart.carts[0];
    expect(cart.carts[0]).toEqual({
      id: expect.any(Number),
      sku: bar,
      price: product['regular-price'],
      'current-price': price,
      totalPrice: 2 * price,
      quantity: 2,
      'is-disabled': false,
      product: {
        id: expect.any(Number),
        sku: bar,
        image: expect.stringMatching(/^\/media\//),
        name: 'Emas Batangan Samudra 5 gram',
        weight: 5,
        purity: '999.9',
        'atribute-value': null,
        'stock-quantity': 260,
        'product-fixed-point': expect.any(Number),
        'regular-price': price,
      },
    });
    expect(cart).toMatchObject({ total: 2, totalAmount: 2 * price + 149_000, 'is-full-training': false });
    const points = cart.carts.map((each: CartLine) => each.quantity * each.product['product-fixed-point']);
    expect(cart.totalPointProduct).toBe(points[0] + points[1]);
    expect(points[0]).toBeGreaterThan(0);
  });

  it('knows when it holds trainings alone [S3.8]', async () => {
    await putInCart(shop, buyer, 'ED-DASAR');
    await putInCart(shop, buyer, 'ED-ZAKAT');
    expect((await cartOf(shop, buyer))['is-full-training']).toBe(true);
  });

  it('tells a stranger to log in, and nobody the cart of another [S7.45]', async () => {
    const other = await addBuyer(shop);
    await putInCart(shop, other, bar);
    expect((await shop.ask(`GET /cart/${buyer.code}`)).status).toBe(401);
    const theirs = await shop.ask(`GET /cart/${other.code}`, { token: buyer.token });
    const nobodys = await shop.ask('GET /cart/NIEMAND00', { token: buyer.token });
    expect(theirs.status).toBe(403);
    expect({ ...theirs.json, requestId: '' }).toEqual({ ...nobodys.json, requestId: '' });
  });
});

interface CartLine {
  readonly quantity: number;
  readonly product: { readonly 'product-fixed-point': number };
}

describe('adding to the cart', () => {
  it('charges a customer the price of their level, and a sale to all while it runs', async () => {
    const gold = await addBuyer(shop, { levelId: 2 });
    const [mine, theirs] = [await putInCart(shop, buyer, bar), await putInCart(shop, gold, bar)];
    expect(theirs.data.totalAmount).toBeLessThan(mine.data.totalAmount);
    const onSale = (await putInCart(shop, await addBuyer(shop), 'EB-0010-9999')).data.carts[0];
    expect(onSale.price).toBeLessThan(onSale.product['regular-price']);
  });

  it('takes nothing from a visitor [S5.25]', async () => {
    const { status, json } = await shop.ask('POST /cart', { body: line({}) });
    expect([status, json.code]).toEqual([401, 'LOGIN_REQUIRED']);
    expect(await linesOf(buyer)).toEqual([]);
  });

  it('refuses more than the stock, also in two steps [S5.30]', async () => {
    await books.setStock(bar, 5);
    const tooMany = await post(line({ quantity: 6 }));
    expect(tooMany.status).toBe(409);
    expect(tooMany.json).toMatchObject({
      message: ['Stok tidak mencukupi.'],
      code: 'OUT_OF_STOCK',
      params: { available: 5 },
    });
    await post(line({ quantity: 3 }));
    const again = await post(line({ quantity: 3 }));
    expect(again.status).toBe(409);
    expect(again.json).toMatchObject({ message: ['Stok tidak mencukupi.'], params: { available: 2 } });
    expect(await linesOf(buyer)).toMatchObject([{ quantity: 3 }]);
    await books.setStock(bar, 260);
  });

  it('keeps both of two different products that were added at once', async () => {
    const skus = [bar, 'EB-0001-9999', 'EB-0002-9999', 'ED-DASAR'];
    const answers = await Promise.all(skus.map((sku) => post(line({ sku }))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await cartOf(shop, buyer)).total).toBe(4);
  });

  it('wants a variation of a product that has some [S5.29]', async () => {
    const { status, json } = await post(line({ sku: 'PR-SEJOLI-22K' }));
    expect(status).toBe(422);
    expect(json).toMatchObject({ message: ['Pilih variasi terlebih dahulu'], code: 'VARIATION_REQUIRED' });
    expect(await linesOf(buyer)).toEqual([]);
  });

  it('shows which variation was chosen, and counts its stock', async () => {
    const { rows } = await shop.db.execute<{ sku: string; stock: number }>(
      sql`select s.sku, s.stock from skus s join products p on p.id = s.product_id
        where p.sku = 'PR-SEJOLI-22K' and s.stock > 0 order by s.id limit 1`,
    );
    const [variation] = rows;
    const { status, data } = await post(line({ sku: variation?.sku }));
    expect(status).toBe(200);
    expect(data.carts[0]).toMatchObject({ sku: variation?.sku, product: { sku: 'PR-SEJOLI-22K' } });
    expect(data.carts[0].product['atribute-value']).toEqual(expect.stringMatching(/./));
    expect((await post(line({ sku: variation?.sku, quantity: variation?.stock }))).status).toBe(409);
  });

  it('refuses what is sold out', async () => {
    const { status, json } = await post(line({ sku: 'KE-PINISI-25' }));
    expect(status).toBe(409);
    expect(json).toMatchObject({ message: ['Stok tidak mencukupi.'], params: { available: 0 } });
  });

  it('knows no sku that nobody sells, nor one that is sold no longer', async () => {
    await setProduct('KE-DINAR-1', { isActive: false });
    for (const sku of ['EMAS-PALSU', 'KE-DINAR-1', '__proto__', "' or 1=1 --", 'x'.repeat(64)]) {
      const { status, json } = await post(line({ sku }));
      expect(status, sku).toBe(404);
      expect(json).toMatchObject({ message: ['Produk tidak ditemukan.'], code: 'NOT_FOUND' });
    }
    for (const sku of ['', 'x'.repeat(65), 'a\0b', 7]) expect((await post(line({ sku }))).status).toBeLessThan(500);
    await setProduct('KE-DINAR-1', { isActive: true });
    expect(await linesOf(buyer)).toEqual([]);
  });

  it('sells what is for companies to companies alone [S9.16]', async () => {
    const { status, json } = await post(line({ sku: 'KP-MASA-05' }));
    expect(status).toBe(422);
    expect(json.code).toBe('SEGMENT_NOT_ALLOWED');
    expect(await linesOf(buyer)).toEqual([]);
    const company = await demoBuyer(shop, 'sinarlaut');
    expect((await putInCart(shop, company, 'KP-MASA-05')).status).toBe(200);
    const claimed = await addBuyer(shop, { type: 'CORPORATE' });
    expect((await putInCart(shop, claimed, 'KP-MASA-05')).status).toBe(422);
  });

  it('writes nothing for a customer who did not ask', async () => {
    const other = await addBuyer(shop);
    const { status, json } = await post(line({ 'customer-code': other.code }));
    expect(status).toBe(403);
    expect(json.code).toBe('NOT_YOURS');
    expect(await linesOf(other)).toEqual([]);
    expect(await linesOf(buyer)).toEqual([]);
    expect((await shop.ask('POST /cart', { body: line({}) })).status).toBe(401);
  });
});

describe('a press that is sent again, because its answer was lost', () => {
  it('adds once, and is answered the cart', async () => {
    const first = await pressed('press-0001');
    const again = await pressed('press-0001');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.data).toEqual(first.data);
    expect(await linesOf(buyer)).toMatchObject([{ quantity: 2 }]);
    await pressed('press-0002');
    expect(await linesOf(buyer)).toMatchObject([{ quantity: 4 }]);
  });

  it('adds once when both arrive at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => pressed('press-0003')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await linesOf(buyer)).toMatchObject([{ quantity: 2 }]);
  });

  it('is another customer’s own, and was none when it was refused', async () => {
    const other = await addBuyer(shop);
    await pressed('press-0004');
    await pressed('press-0004', {}, other);
    expect(await linesOf(other)).toMatchObject([{ quantity: 2 }]);
    expect((await pressed('press-0005', { quantity: 1_000_000 })).json.code).toBe('OUT_OF_STOCK');
    expect((await pressed('press-0005')).status).toBe(200);
    expect(await linesOf(buyer)).toMatchObject([{ quantity: 4 }]);
  });

  it('needs a key that somebody makes', async () => {
    expect((await pressed('kurz')).json.code).toBe('BODY_INVALID');
    expect(await linesOf(buyer)).toEqual([]);
  });

  it('is forgotten after a day', async () => {
    await pressed('press-0006');
    await forgetEnded(shop.db, new Date(shop.now().getTime() + 24 * 60 * 60 * 1000 + 1));
    expect(await shop.db.$count(cartAdds, eq(cartAdds.customerId, buyer.id))).toBe(0);
  });
});

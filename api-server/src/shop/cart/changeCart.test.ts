import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Books, openBooks } from '../../../../tests/support/invariants.ts';
import { products } from '../../db/tables/catalogue.ts';
import { cartLines } from '../../db/tables/orders.ts';
import { addBuyer, type Buyer, cartOf, putInCart, type TestPurchase, testPurchase } from '../testPurchase.ts';

const bar = 'EB-0005-9999';

let shop: TestPurchase;
let books: Books;
let buyer: Buyer;
let line: { id: number; price: number };
beforeAll(async () => {
  shop = await testPurchase();
});
afterAll(() => shop.close());
beforeEach(async () => {
  books = await openBooks(shop.db);
  buyer = await addBuyer(shop);
  [line] = (await putInCart(shop, buyer, bar, 2)).data.carts;
});
afterEach(async () => expect(await books.faults()).toEqual([]));

const put = (more: object, { token, code } = buyer) =>
  shop.ask('PUT /cart', {
    token,
    body: { 'customer-code': code, id: line.id, price: 1, quantity: 4, sku: bar, ...more },
  });
const remove = (id: number | string, { token } = buyer) => shop.ask(`DELETE /cart/${id}`, { token });
const rowsOf = ({ id }: Buyer) => shop.db.select().from(cartLines).where(eq(cartLines.customerId, id));
const setPrice = (regularPrice: number) => shop.db.update(products).set({ regularPrice }).where(eq(products.sku, bar));

describe('changing a line', () => {
  it('sets the quantity, and the price of the shop [S7.47, S9.10]', async () => {
    const { status, data } = await put({ price: 1 });
    expect(status).toBe(200);
    expect(data.carts).toMatchObject([{ id: line.id, quantity: 4, price: line.price, totalPrice: 4 * line.price }]);
  });

  it('refuses more than the stock [S5.30]', async () => {
    await books.setStock(bar, 3);
    const { status, json } = await put({ quantity: 4 });
    expect(status).toBe(409);
    expect(json).toMatchObject({ message: ['Stok tidak mencukupi.'], params: { available: 3 } });
    expect((await put({ quantity: 3 })).status).toBe(200);
    await books.setStock(bar, 260);
  });

  it('refreshes a line whose price is no longer that of the shop, for who has seen the new one [S4.16, S4.17]', async () => {
    const fresh = line.price + 10_000;
    await setPrice(fresh);
    const old = { price: line.price, 'current-price': fresh, 'is-disabled': true };
    expect((await cartOf(shop, buyer)).carts).toMatchObject([old]);
    expect((await put({ quantity: 3, price: line.price })).data.carts).toMatchObject([{ ...old, quantity: 3 }]);
    const { data } = await put({ quantity: 3, price: fresh });
    expect(data.carts).toMatchObject([{ price: fresh, 'is-disabled': false }]);
    await setPrice(line.price);
  });

  it('takes no new price of who puts one more of it in the cart without having seen it', async () => {
    const fresh = line.price + 10_000;
    await setPrice(fresh);
    const old = { price: line.price, 'current-price': fresh, 'is-disabled': true, quantity: 3 };
    expect((await putInCart(shop, buyer, bar)).data.carts).toMatchObject([old]);
    await setPrice(line.price);
  });

  it('counts the last day of a sale, and prices a line anew after it', async () => {
    const today = { saleStart: '2026-11-20', saleEnd: '2026-11-27' };
    const sale = { salePrice: line.price - 100_000, ...today };
    await shop.db.update(products).set(sale).where(eq(products.sku, bar));
    const other = await addBuyer(shop);
    const [bought] = (await putInCart(shop, other, bar)).data.carts;
    expect(bought.price).toBe(line.price - 100_000);
    // One minute before, and then after midnight in Jakarta.
    shop.pass(14 * 60 * 60_000 + 59 * 60_000);
    expect((await cartOf(shop, other)).carts[0]['is-disabled']).toBe(false);
    shop.pass(60_000);
    expect((await cartOf(shop, other)).carts[0]).toMatchObject({
      price: line.price - 100_000,
      'current-price': line.price,
      'is-disabled': true,
    });
    await shop.db
      .update(products)
      .set({ salePrice: null, saleStart: null, saleEnd: null })
      .where(eq(products.sku, bar));
  });

  it('disables a line of what is sold no longer, and no refresh makes it good', async () => {
    await shop.db.update(products).set({ isActive: false }).where(eq(products.sku, bar));
    expect((await cartOf(shop, buyer)).carts[0]['is-disabled']).toBe(true);
    expect((await put({ quantity: 1 })).data.carts[0]['is-disabled']).toBe(true);
    expect((await put({ quantity: 1, price: line.price })).status).toBe(404);
    await shop.db.update(products).set({ isActive: true }).where(eq(products.sku, bar));
  });

  it('finds neither a line of somebody else, nor one that is not there, nor one of another sku', async () => {
    const other = await addBuyer(shop);
    const theirs = await put({}, other);
    const nobodys = await put({ id: 2_147_483_647 });
    expect(theirs.status).toBe(404);
    expect({ ...theirs.json, requestId: '' }).toEqual({ ...nobodys.json, requestId: '' });
    expect((await put({ sku: 'EB-0001-9999' })).status).toBe(404);
    expect((await put({ 'customer-code': other.code })).status).toBe(403);
    expect(await rowsOf(buyer)).toMatchObject([{ quantity: 2 }]);
    for (const id of [0, -1, 1.5, '7', 2 ** 31, null]) expect((await put({ id })).status, String(id)).toBe(422);
  });

  it('ends at one of the quantities that two tabs set, and loses no line', async () => {
    await putInCart(shop, buyer, 'EB-0001-9999');
    const answers = await Promise.all([3, 5, 7, 9].map((quantity) => put({ quantity })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const rows = await rowsOf(buyer);
    expect(rows).toHaveLength(2);
    expect([3, 5, 7, 9]).toContain(rows.find(({ id }) => id === line.id)?.quantity);
  });
});

describe('removing a line', () => {
  it('leaves the others, and finds it once only [S7.48]', async () => {
    await putInCart(shop, buyer, 'EB-0001-9999');
    const { status, data } = await remove(line.id);
    expect(status).toBe(200);
    expect(data).toMatchObject({ total: 1, carts: [{ sku: 'EB-0001-9999' }] });
    expect((await remove(line.id)).status).toBe(404);
  });

  it('is done once by two who ask at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => remove(line.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it('does not touch the line of somebody else, and answers as if there were none', async () => {
    const other = await addBuyer(shop);
    const theirs = await remove(line.id, other);
    const nobodys = await remove(2_147_483_647, other);
    expect(theirs.status).toBe(404);
    expect({ ...theirs.json, requestId: '' }).toEqual({ ...nobodys.json, requestId: '' });
    expect((await shop.ask(`DELETE /cart/${line.id}`)).status).toBe(401);
    expect(await rowsOf(buyer)).toHaveLength(1);
  });

  it('finds no line under what is no number of one', async () => {
    for (const id of ['0', '-1', '2147483648', '1e3', '%00', '1%20or%201=1', '..%2f1']) {
      expect([404, 422], id).toContain((await remove(id)).status);
    }
    expect(await rowsOf(buyer)).toHaveLength(1);
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { orderBody, placeOrder } from '../../api-server/src/shop/testOrder.ts';
import { addBuyer, putInCart, type TestPurchase, testPurchase } from '../../api-server/src/shop/testPurchase.ts';
import { type Books, openBooks } from './invariants.ts';

let shop: TestPurchase;
let books: Books;
let code: string;
beforeAll(async () => {
  shop = await testPurchase();
  const buyer = await addBuyer(shop);
  await putInCart(shop, buyer, 'EB-0005-9999', 2);
  code = (await placeOrder(shop, buyer, await orderBody(shop, buyer))).data['order-code'];
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.execute(sql`begin`);
  books = await openBooks(shop.db);
  expect(await books.faults()).toEqual([]);
});
afterEach(() => shop.db.execute(sql`rollback`));

const faultsAfter = async (statement: string): Promise<string[]> => {
  await shop.db.execute(sql.raw(statement));
  return books.faults();
};

it('counts every piece: in stock, held or sold', async () => {
  expect(await faultsAfter(`update skus set stock = stock - 1 where sku = 'EB-0005-9999'`)).toEqual([
    'EB-0005-9999: 260 pieces became 259',
  ]);
});

it('counts a piece once that came back of a cancelled order', async () => {
  await shop.db.execute(sql`insert into order_history (order_id, status, description, at)
    select id, 'cancelled', 'x', placed_at from orders where status = 'pending'`);
  await shop.db.execute(sql`update skus set stock = stock + 2 where sku = 'EB-0005-9999'`);
  expect(await faultsAfter(`update orders set status = 'cancelled' where status = 'pending'`)).toEqual([]);
  expect(await faultsAfter(`update skus set stock = stock + 2 where sku = 'EB-0005-9999'`)).toHaveLength(1);
});

it('knows of a delivery', async () => {
  await books.setStock('EB-0005-9999', 7);
  expect(await books.faults()).toEqual([]);
});

it.each([
  ['update orders set total_amount = total_amount + 1, grand_total = grand_total + 1', 'a total is the sum'],
  ['update order_lines set quantity = 1', 'a total is the sum'],
  ['delete from order_lines', 'an order has lines'],
  ['delete from order_history', 'the history of an order'],
  ['insert into order_history select id + 100, order_id, status, description, at from order_history', 'the history of'],
  [`update orders set status = 'processing'`, 'the history of'],
  ['delete from mail_outbox', 'an order was announced'],
])('tells what is wrong after: %s', async (statement, sentence) => {
  const faults = await faultsAfter(statement);
  expect(faults.filter((fault) => fault.startsWith(sentence) && fault.endsWith(code))).toHaveLength(1);
});

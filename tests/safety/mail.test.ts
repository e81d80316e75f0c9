import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mailOutbox } from '../../api-server/src/db/tables/mail.ts';
import { createMailer, type Mailer } from '../../api-server/src/mail/createMailer.ts';
import { takeDueMail } from '../../api-server/src/mail/outbox.ts';
import { smtpPost } from '../../api-server/src/mail/smtpPost.ts';
import { type SmtpSink, startSmtpSink } from '../../api-server/src/mail/smtpSink.ts';
import { orderBody, placeOrder } from '../../api-server/src/shop/testOrder.ts';
import {
  addBuyer,
  minute,
  putInCart,
  type TestPurchase,
  testPurchase,
} from '../../api-server/src/shop/testPurchase.ts';

const from = 'Samudra Emas <toko@samudra.example>';

let shop: TestPurchase;
let sink: SmtpSink;
beforeAll(async () => {
  shop = await testPurchase();
  sink = await startSmtpSink();
});
afterAll(async () => {
  await sink.stop();
  await shop.close();
});
beforeEach(async () => {
  await shop.db.delete(mailOutbox);
  sink.accepted.length = 0;
});

/** Answers the code of an order that was placed. */
async function order(): Promise<string> {
  const buyer = await addBuyer(shop);
  await putInCart(shop, buyer, 'EB-0005-9999');
  const { status, data } = await placeOrder(shop, buyer, await orderBody(shop, buyer));
  expect(status).toBe(200);
  return data['order-code'];
}

/** What a process sends that is alive now: how many mails. */
async function deliver(): Promise<number> {
  const { db, now, services } = shop;
  const env = { dataDir: '', smtpUrl: sink.url, mailFrom: from };
  const mailer: Mailer = createMailer({ db, env, now, log: services.log });
  return mailer.deliverDue().finally(mailer.stop);
}
const sentAbout = (code: string) => sink.accepted.filter(({ data }) => data.includes(code)).length;

it('95: lets no order fail because the mail server is down, and sends its mail once it is back', async () => {
  await sink.stop();
  const code = await order();
  expect(await deliver()).toBe(0);
  await sink.start();
  shop.pass(minute);
  expect(await deliver()).toBe(1);
  expect(sentAbout(code)).toBe(1);
});

it('95: sends after a restart what a killed process had committed, whether it had begun to send it or not', async () => {
  const [untouched, begun] = [await order(), await order()];
  await takeDueMail(shop.db, shop.now());
  expect(await deliver()).toBe(1);
  shop.pass(3 * minute);
  expect(await deliver()).toBe(1);
  expect([sentAbout(untouched), sentAbout(begun)]).toEqual([1, 1]);
});

it('95: sends one duplicate at most when a process is killed after it sent', async () => {
  const code = await order();
  const mail = await takeDueMail(shop.db, shop.now());
  const post = smtpPost(sink.url, from);
  if (mail) await post.send(mail);
  post.close();
  for (let hour = 0; hour < 24; hour += 1) {
    shop.pass(60 * minute);
    await deliver();
  }
  expect(sentAbout(code)).toBe(2);
});

import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../api-server/src/db/inTransaction.ts';
import { billingAddresses, customers } from '../../api-server/src/db/tables/customers.ts';
import { mailOutbox } from '../../api-server/src/db/tables/mail.ts';
import { html } from '../../api-server/src/mail/html.ts';
import { mailPage } from '../../api-server/src/mail/mailPage.ts';
import { queueMail } from '../../api-server/src/mail/queueMail.ts';
import { orderBody, orderByCode, placeOrder } from '../../api-server/src/shop/testOrder.ts';
import {
  addBuyer,
  type Buyer,
  putInCart,
  type TestPurchase,
  testPurchase,
} from '../../api-server/src/shop/testPurchase.ts';

let shop: TestPurchase;
let ani: Buyer;
beforeAll(async () => {
  shop = await testPurchase();
  ani = await addBuyer(shop);
});
afterAll(() => shop.close());

const script = '<script>alert(1)</script>';
const picture = '"><img src=x onerror=alert(1)>';
// Turns the reading direction of what follows.
const turned = '\u202Eabc';

const saveProfile = (more: object) =>
  shop.ask('PUT /customer', {
    token: ani.token,
    body: {
      'birth-date': '31-12-1990',
      'first-name': 'Ani',
      'last-name': null,
      email: 'ani@contoh.test',
      gender: 'P',
      'phone-number': '08123456789',
      code: ani.code,
      'level-id': 1,
      'customer-type': 'INDIVIDU',
      ...more,
    },
  });
const saveAddress = async (more: object) => {
  const [row] = await shop.db.select().from(billingAddresses).where(eq(billingAddresses.customerId, ani.id));
  return shop.ask('PUT /billing-address', {
    token: ani.token,
    body: {
      address: 'Jl. Laut 8',
      'city-id': row?.cityId,
      company: null,
      place: null,
      'province-id': row?.provinceId,
      'customer-code': ani.code,
      'subdistrict-id': row?.subdistrictId,
      'district-id': String(row?.districtId),
      'postal-code': row?.postalCode,
      ...more,
    },
  });
};

it('59: markup in names, addresses and notes is the same text in every answer, and text in the mail', async () => {
  expect((await saveProfile({ 'first-name': script, 'last-name': turned })).status).toBe(200);
  expect((await saveAddress({ address: picture, company: script })).status).toBe(200);
  await putInCart(shop, ani, 'EB-0005-9999');
  const { data } = await placeOrder(shop, ani, { ...(await orderBody(shop, ani)), note: picture });

  const placed = (await orderByCode(shop, ani, data['order-code'])).data;
  expect(placed.name).toBe(`${script} ${turned}`);
  expect(placed.order).toMatchObject({ note: picture, 'shipping-address': { address: picture, company: script } });

  const [owner] = await shop.db.select().from(customers).where(eq(customers.id, ani.id));
  const [mail] = await shop.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.toAddress, owner?.email ?? ''))
    .orderBy(desc(mailOutbox.id));
  expect(mail?.text).toContain(script);
  // Nothing of an order mail is markup.
  expect(mail?.html).toBeNull();
});

it('59: a line break never becomes a header of a mail', async () => {
  const subject = 'Pesanan\r\nBcc: semua@contoh.test';
  const mail = { to: 'ani@contoh.test\r\nCc: lain@contoh.test', subject, text: 'Halo' };
  await inTransaction(shop.db, (tx) => queueMail(tx, mail, shop.now()));
  const [queued] = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.text, 'Halo'));
  expect(`${queued?.subject}${queued?.toAddress}`).not.toMatch(/[\r\n]/);
});

it('59: what a person typed is text in a mail that is a page', () => {
  expect(mailPage('Halo', [html`Halo ${script}`])).not.toContain(script);
});

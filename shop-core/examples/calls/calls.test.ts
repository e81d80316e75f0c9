import { createShopClient } from 'shop-core/client';
import { createMemoryShop, type MemoryShop } from 'shop-core/testing';
import { describe, expect, it } from 'vitest';
import { examples as account } from './account.ts';
import { examples as address } from './address.ts';
import type { CallExamples, Known } from './callExamples.ts';
import { examples as cart } from './cart.ts';
import { examples as catalogue } from './catalogue.ts';
import { examples as checkout } from './checkout.ts';
import { examples as content } from './content.ts';
import { examples as coupon } from './coupon.ts';
import { examples as points } from './points.ts';
import { examples as quiz } from './quiz.ts';
import { examples as review } from './review.ts';
import { examples as session } from './session.ts';
import { examples as store } from './store.ts';
import { examples as zakat } from './zakat.ts';

const examples: CallExamples = {
  ...account,
  ...address,
  ...cart,
  ...catalogue,
  ...checkout,
  ...content,
  ...coupon,
  ...points,
  ...quiz,
  ...review,
  ...session,
  ...store,
  ...zakat,
};

/** These answer nothing: what they do is seen elsewhere. */
const silent = [
  'createReview',
  'deleteAccount',
  'deleteZakat',
  'forgotPassword',
  'getNewPassword',
  'logout',
  'register',
  'removeAccount',
  'resetPassword',
];

const aniAsks = (shop: MemoryShop) => {
  const { token } = shop.logIn('ani');
  return createShopClient({ ...shop.api, getToken: () => token });
};

/** A shop where Ani ordered, has a bar in her cart and gold in her ledger, and was mailed a link. */
async function shopOfAni(link: 'EMAIL_LINK' | 'PASSWORD_LINK') {
  const shop = createMemoryShop();
  const client = aniAsks(shop);
  const nothing: Known = { customerCode: 'C1', lineId: 0, orderCode: '', entryId: 0, token: '', picture: '' };
  const putIn = async () => (await cart.addToCart(client, nothing))?.lines[0]?.id ?? 0;
  const { orderCode } = await checkout.placeOrder(client, { ...nothing, lineId: await putIn() });
  const entry = await zakat.saveZakat(client, nothing);
  await account.saveCustomer(client, nothing);
  await session.forgotPassword(client);
  const known: Known = {
    ...nothing,
    orderCode,
    lineId: await putIn(),
    entryId: entry?.id ?? 0,
    token: shop.mails.find(({ kind }) => kind === link)?.secret ?? '',
    picture: `data:image/png;base64,${btoa('\x89PNG\r\n\x1a\n')}`,
  };
  return { shop, client, known };
}

describe('the example of', () => {
  it.each(Object.entries(examples))('%s is answered', async (name, example) => {
    const { client, known } = await shopOfAni(name === 'confirmEmail' ? 'EMAIL_LINK' : 'PASSWORD_LINK');
    const reply = await example(client, known);
    expect(reply === null).toBe(silent.includes(name));
  });

  it('getNewPassword mails one', async () => {
    const { shop, client, known } = await shopOfAni('PASSWORD_LINK');
    await session.getNewPassword(client, known);
    expect(shop.mails.at(-1)).toMatchObject({ kind: 'NEW_PASSWORD' });
  });
});

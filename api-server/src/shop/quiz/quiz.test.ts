import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { quizSubmissions } from '../../db/tables/advice.ts';
import { minute, type TestPurchase, testPurchase } from '../testPurchase.ts';

let shop: TestPurchase;
beforeAll(async () => {
  shop = await testPurchase();
});
afterAll(() => shop.close());

const send = (more: object = {}) =>
  shop.ask('POST /quiz/submit-quiz', {
    body: { email: 'ani@contoh.test', name: 'Ani', values: [1, 2, 3, 4, 5, 1, 2, 3], ...more },
  });

it('answers the total of the eight answers, and keeps them [S7.64, S3.28]', async () => {
  const { status, data } = await send({ email: ' Skor@Contoh.test ', name: ' Ani ' });
  expect([status, data]).toEqual([200, { 'nilai-quiz': 21 }]);
  expect(
    await shop.db.select().from(quizSubmissions).where(eq(quizSubmissions.email, 'skor@contoh.test')),
  ).toMatchObject([
    { email: 'skor@contoh.test', name: 'Ani', values: [1, 2, 3, 4, 5, 1, 2, 3], score: 21, at: shop.now() },
  ]);
});

it.each([
  ['a 0', [0, 2, 3, 4, 5, 1, 2, 3]],
  ['a 6', [6, 2, 3, 4, 5, 1, 2, 3]],
  ['seven answers', [1, 2, 3, 4, 5, 1, 2]],
  ['nine answers', [1, 2, 3, 4, 5, 1, 2, 3, 4]],
])('refuses %s, and keeps nothing [S3.28]', async (_, values) => {
  expect((await send({ email: 'salah@contoh.test', values })).status).toBe(422);
  expect(await shop.db.$count(quizSubmissions, eq(quizSubmissions.email, 'salah@contoh.test'))).toBe(0);
});

it('takes a total of 11 as any other [S9.29]', async () => {
  expect((await send({ email: 'sebelas@contoh.test', values: [1, 1, 1, 1, 1, 1, 1, 4] })).data).toEqual({
    'nilai-quiz': 11,
  });
});

it('names the field that is wrong [S5.62, S5.63, S5.64]', async () => {
  const { status, json } = await send({ name: ' ', email: 'bukan', values: [1] });
  expect(status).toBe(422);
  expect(Object.keys(json.errors)).toEqual(['name', 'email', ...[1, 2, 3, 4, 5, 6, 7].map((at) => `values.${at}`)]);
});

it('takes three a day of one address, however it is written or how many come at once', async () => {
  const email = (at: number) => (at % 2 ? 'Sering@contoh.test' : 'sering@contoh.test');
  const sent = await Promise.all(Array.from({ length: 6 }, (_, at) => send({ email: email(at) })));
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429]);
  const late = sent.find(({ status }) => status === 429);
  expect(late?.headers.get('retry-after')).toBe(String(24 * 60 * 60));
  shop.pass(24 * 60 * minute);
  expect((await send({ email: email(0) })).status).toBe(200);
});

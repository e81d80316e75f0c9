import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { superAdmin } from '../../api-server/src/db/seed/demoAccounts.ts';
import { exampleOf } from '../../api-server/src/docs/exampleOf.ts';
import { addCoupon, givePoints } from '../../api-server/src/shop/testLoyalty.ts';
import { type Buyer, demoBuyer, putInCart } from '../../api-server/src/shop/testPurchase.ts';
import { type WholeServer, wholeServer } from '../safety/wholeServer.ts';
import { answerFaults, answerSchema, apiDocuments, type Documented, faultsOf } from '../support/documented.ts';

let server: WholeServer;
let budi: Buyer;
beforeAll(async () => {
  server = await wholeServer();
  budi = await demoBuyer(server.shop, 'budi');
  await givePoints(server.shop, budi, 5_000);
  await putInCart(server.shop, budi, 'EB-0005-9999');
});
afterAll(() => server.shop.close());

/** Asks a call, and holds the answer against what the document says of it; its data. */
async function expectDocumented(origin: Documented, status: number, route: string, body?: unknown, token?: string) {
  const [method = '', url = ''] = route.split(' ');
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await server.send(origin, { method, url, headers, body: text });
  expect({ route, status: answer.status }).toEqual({ route, status });
  const json = JSON.parse(answer.text);
  expect(answerFaults(origin, route, { status, json })).toEqual([]);
  return json.data;
}

const firstPage = { page: 0, size: 12 };
const search = { ...firstPage, 'search-by': null, 'category-id': null, 'sub-category-id': null, sort: [] };

describe('the answers of the shop keep to its document', () => {
  const anyone = (route: string, body?: unknown) => expectDocumented('shop', 200, route, body);
  const asBudi = (route: string, body?: unknown) => expectDocumented('shop', 200, route, body, budi.token);

  it.each([
    'GET /dashboard',
    'GET /menu/main/get-menu',
    'GET /config/2',
    'GET /config/6',
    'GET /config/by-name/AKUN_WHATSAPP',
    'GET /about/1',
    'GET /blog-page/by-slug/syarat-dan-ketentuan',
    'GET /product-category/all-active',
    'GET /province',
    'GET /city/rpx?province=31',
    'GET /area/search?q=dago',
    'GET /bank',
    'GET /lookup/by-group-id/3',
  ])('%s', (route) => anyone(route));

  it('POST /product/view, POST /product/find, and every product by its sku', async () => {
    const { viewProducts } = await anyone('POST /product/view', search);
    expect(viewProducts).toHaveLength(12);
    for (const { sku } of viewProducts) {
      await anyone(`GET /product/by-sku/${sku}`);
      await asBudi(`GET /product/by-sku-with-login/${sku}`);
    }
    await asBudi('POST /product/find', search);
  });

  it('lists for anybody', async () => {
    await anyone('POST /blog-page/get-all', { ...firstPage, 'is-blog': true });
    await anyone('POST /company/find-all', firstPage);
    await anyone('POST /product-review/get-all', { ...firstPage, status: 'APPROVE', 'product-id': 1 });
    await anyone('POST /quiz/submit-quiz', { email: 'a@contoh.test', name: 'Ayu', values: [1, 2, 3, 4, 5, 1, 2, 3] });
  });

  it('what belongs to a customer', async () => {
    const own = { ...firstPage, 'customer-code': budi.code };
    for (const path of ['cart', 'customer/by-code', 'billing-address', 'customer/notif/by-code']) {
      await asBudi(`GET /${path}/${budi.code}`);
    }
    await asBudi('GET /order/get-unique-code');
    await asBudi('POST /order/get-all', own);
    await asBudi('POST /customer/point-history/get-all', { ...own, 'search-by': null, sort: [] });
    const coupon = await addCoupon(server.shop);
    await asBudi(`GET /coupon/${coupon}`);
    const claims = { 'customer-code': budi.code, 'coupon-code': coupon, 'redeem-point': 1_000, 'total-price': 1 };
    await asBudi('PUT /order/redeem', claims);
    await asBudi('PUT /order', claims);
    await asBudi('POST /zakat', {
      ...{
        'customer-code': budi.code,
        id: 0,
        type: 'Beli',
        'gold-type': 'Emas batangan',
        'transaction-date': '01-10-2026',
      },
      ...{ weight: 5, rate: 99.99, price: 7_500_000 },
    });
    const { zakats } = await asBudi('POST /zakat/get-all', own);
    await asBudi(`DELETE /zakat/${zakats[0].id}`);
  });

  it('a refusal of each kind', async () => {
    const refused = (status: number, route: string, body?: unknown, token: string | undefined = budi.token) =>
      expectDocumented('shop', status, route, body, token);
    await refused(404, 'GET /product/by-sku/tidak-ada');
    await refused(403, 'GET /cart/orang-lain');
    await refused(422, 'GET /city/nol');
    await refused(401, 'GET /bank', undefined, 'a'.repeat(43));
    await refused(400, 'POST /cart', '{');
    const line = { 'customer-code': budi.code, price: 1, quantity: 1_000_000, sku: 'EB-0005-9999' };
    await refused(409, 'POST /cart', line);
    await refused(422, 'POST /cart', { ...line, quantity: 0 });
  });

  it('and are judged at all: a field that is missing, null or of another type is a fault', async () => {
    const data = await asBudi(`GET /cart/${budi.code}`);
    const { total: _, ...without } = data;
    const faults = (wrong: unknown) =>
      answerFaults('shop', `GET /cart/${budi.code}`, { status: 200, json: { message: [], data: wrong } });
    expect(faults(data)).toEqual([]);
    for (const wrong of [without, { ...data, total: null }, { ...data, total: '1' }]) {
      expect(faults(wrong)).not.toEqual([]);
    }
  });
});

it('the answers of the console keep to its document', async () => {
  const { login: email, password } = superAdmin;
  const { token } = await expectDocumented('console', 200, 'POST /login', { email, password });
  const ask = (status: number, route: string) => expectDocumented('console', status, route, undefined, token);
  const [first] = await ask(200, 'GET /users?limit=5&page=1');
  await ask(200, `GET /users/${first.id}`);
  await ask(200, 'GET /roles');
  await ask(404, 'GET /users/999999');
  await ask(422, 'GET /users?orderBy=password');
  await expectDocumented('console', 401, 'POST /login', { email, password: 'salah sekali' });
});

describe.each(['shop', 'console'] as const)('the examples on the page of the %s', (name) => {
  const { paths, components } = apiDocuments[name];
  const calls = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map((call) => [call.operationId, call] as const),
  );

  it.each(calls)('are what %s takes and may answer', (_id, call) => {
    const [body] = Object.values(call.requestBody?.content ?? {}).map(({ schema }) => schema);
    for (const schema of [body ?? {}, answerSchema(name, call, 200)]) {
      expect(faultsOf(name, schema, exampleOf(schema, components.schemas))).toEqual([]);
    }
  });
});

import Ajv2020 from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf } from '../../api-server/src/docs/exampleOf.ts';
import { openApi } from '../../api-server/src/docs/openApi.ts';
import type { Operation, Schema } from '../../api-server/src/docs/openApiDocument.ts';
import { shopApi } from '../../api-server/src/docs/shopApi.ts';
import {
  type Buyer,
  demoBuyer,
  putInCart,
  type TestPurchase,
  testPurchase,
} from '../../api-server/src/shop/testPurchase.ts';

const document = openApi(shopApi());
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ id: operation.operationId, path, method, operation })),
);

// Formats and unknown keywords are for people; what is tested is what must be there and of which type.
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema(document, 'document');

/** What the document says of a part of a call, against a value; empty when it keeps to it. */
function faults(schema: Schema, value: unknown): unknown[] {
  const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/'));
  const validate = ajv.compile(absolute);
  return validate(value) ? [] : (validate.errors ?? []);
}

function answerSchema({ responses }: Operation, status: number): Schema {
  const answer = responses[status];
  if (!answer) throw new Error(`the document has no ${status}`);
  const shown = '$ref' in answer ? document.components.responses[answer.$ref.split('/').at(-1) ?? ''] : answer;
  return shown?.content['application/json']?.schema ?? { not: {} };
}

const operationOf = (id: string) => {
  const found = operations.find((each) => each.id === id);
  if (!found) throw new Error(`the document has no ${id}`);
  return found;
};

let shop: TestPurchase;
let budi: Buyer;
beforeAll(async () => {
  shop = await testPurchase();
  budi = await demoBuyer(shop, 'budi');
  await putInCart(shop, budi, 'EB-0005-9999');
});
afterAll(() => shop.close());

/** Asks in the document's words, and holds the answer against what it says. */
async function expectAsDocumented(id: string, status: number, names: readonly unknown[], body?: unknown, asks = '') {
  const { method, path, operation } = operationOf(id);
  const url = names.reduce<string>((whole, value) => whole.replace(/\{[^}]+\}/, String(value)), path);
  const answer = await shop.ask(`${method.toUpperCase()} ${url}${asks}`, { body, token: budi.token });
  expect({ id, status: answer.status, json: answer.status === status ? {} : answer.json }).toEqual({
    id,
    status,
    json: {},
  });
  expect(faults(answerSchema(operation, status), answer.json)).toEqual([]);
  return answer.data;
}

describe('the answers of the server', () => {
  it('keep to the document where they are a list, an entity, a page or nothing', async () => {
    const search = { page: 0, size: 12, 'search-by': null, 'category-id': null, 'sub-category-id': null, sort: [] };
    const { viewProducts } = await expectAsDocumented('viewProducts', 200, [], search);
    expect(viewProducts).toHaveLength(12);
    await expectAsDocumented('findProducts', 200, [], search);
    for (const { sku } of viewProducts) await expectAsDocumented('getProduct', 200, [sku]);
    for (const id of ['getDashboard', 'getMenu', 'getCategories', 'getProvinces', 'getBanks', 'getStoreStatus']) {
      await expectAsDocumented(id, 200, []);
    }
    await expectAsDocumented('getCart', 200, [budi.code]);
    await expectAsDocumented('getCustomer', 200, [budi.code]);
    await expectAsDocumented('getBillingAddress', 200, [budi.code]);
    await expectAsDocumented('getOnlineCities', 200, [], undefined, '?province=31');
    await expectAsDocumented('reserveUniqueCode', 200, []);
    await expectAsDocumented('getBlogPage', 200, ['syarat-dan-ketentuan']);
  });

  it('keep to the document where the server says no', async () => {
    await expectAsDocumented('getProduct', 404, ['tidak-ada']);
    await expectAsDocumented('getCart', 403, ['orang-lain']);
    await expectAsDocumented('getCities', 422, ['nol']);
    await expectAsDocumented('addToCart', 400, [], '{');
    const line = { 'customer-code': budi.code, price: 1, quantity: 1_000_000, sku: 'EB-0005-9999' };
    await expectAsDocumented('addToCart', 409, [], line);
    await expectAsDocumented('addToCart', 422, [], { ...line, quantity: 0 });
  });

  it('are judged at all: a field that is missing, null or of another type is a fault', async () => {
    const { data } = (await shop.ask(`GET /cart/${budi.code}`, { token: budi.token })).json;
    const schema = answerSchema(operationOf('getCart').operation, 200);
    const { total: _, ...without } = data;
    for (const wrong of [without, { ...data, total: null }, { ...data, total: '1' }]) {
      expect(faults(schema, { message: [], data: wrong })).not.toEqual([]);
    }
    expect(faults(schema, { message: [], data })).toEqual([]);
  });
});

describe('the examples of the page', () => {
  const bodies = operations.flatMap(({ id, operation }) => {
    const schema = operation.requestBody?.content['application/json']?.schema;
    return schema ? [[id, schema] as const] : [];
  });

  it.each(bodies)('are what %s takes', (_id, schema) => {
    expect(faults(schema, exampleOf(schema, document.components.schemas))).toEqual([]);
  });

  it.each(operations)('are what $id may answer', ({ operation }) => {
    const schema = answerSchema(operation, 200);
    expect(faults(schema, exampleOf(schema, document.components.schemas))).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAdmins } from '../../api-server/src/db/seed/demoAccounts.ts';
import { exampleOf } from '../../api-server/src/docs/exampleOf.ts';
import { type Buyer, demoBuyer, putInCart } from '../../api-server/src/shop/testPurchase.ts';
import { type WholeServer, wholeServer } from '../safety/wholeServer.ts';
import { answerFaults, answerSchema, apiDocuments, type Documented, faultsOf } from '../support/documented.ts';

let server: WholeServer;
let budi: Buyer;
beforeAll(async () => {
  server = await wholeServer();
  budi = await demoBuyer(server.shop, 'budi');
  await putInCart(server.shop, budi, 'EB-0005-9999');
});
afterAll(() => server.shop.close());

/** Asks a call, and holds the answer against what the document says of it; its data. */
async function expectDocumented(origin: Documented, status: number, route: string, body?: unknown, token?: string) {
  const [method = '', url = ''] = route.split(' ');
  const text = typeof body === 'string' ? body : body && JSON.stringify(body);
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await server.send(origin, { method, url, headers, ...(text && { body: text }) });
  expect({ route, status: answer.status }).toEqual({ route, status });
  const json = JSON.parse(answer.text);
  expect(answerFaults(origin, route, { status, json })).toEqual([]);
  return json.data;
}

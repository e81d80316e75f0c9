import { neededPermissions } from 'admin-console/contract';
import { toWirePath } from 'shop-core/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newOrderCode } from '../../api-server/src/shop/checkout/orderCode.ts';
import { rowsOf } from '../support/rowsOf.ts';
import { encodedParts } from './askEntry.ts';
import { type CallerName, type Callers, callerNames, newCallers } from './callers.ts';
import { type Entry, type LooseAsk, nameOf } from './entry.ts';
import { addressOf } from './fuzzedAsk.ts';
import { listed, listedCalls } from './listedCalls.ts';
import { builtFiles, pages } from './pages.ts';
import { sentBody } from './sentBody.ts';
import { type Heard, type Origin, type WholeServer, wholeServer } from './wholeServer.ts';

let server: WholeServer;
beforeAll(async () => {
  server = await wholeServer();
});
afterAll(() => server.shop.close());

it.each(['shop', 'console'] as const)('a route of the %s is in this table, or this fails', (origin) => {
  const served = server.routes[origin].map(({ name }) => name).filter((name) => !builtFiles.includes(name));
  expect(served.sort()).toEqual([...listed[origin].map(({ call }) => nameOf(call)), ...pages[origin]].sort());
});

/** Whether an ask says whose it is. The wire has another word for it, so a part that has it translates it. */
const namesCustomer = ({ call: { params, query, body } }: Entry) =>
  [params, query, body].some((part) => toWirePath(part, 'customerCode') !== 'customerCode');

/** The same ask with another value wherever it has this field. */
const withField = (ask: LooseAsk, field: string, value: unknown): LooseAsk =>
  Object.fromEntries(
    Object.entries(ask).map(([part, fields]) => [
      part,
      fields && field in fields ? { ...fields, [field]: value } : fields,
    ]),
  );

const unknownLike = (value: unknown) => (typeof value === 'number' ? 2_147_483_646 : 'TIDAKADA');
const heldIn = (ask: LooseAsk, field: string) => Object.values(ask).find((part) => part && field in part)?.[field];

async function send(origin: Origin, { call }: Entry, ask: LooseAsk, token: string | undefined): Promise<Heard> {
  const parts = encodedParts(call, ask);
  const { body, headers } = sentBody(call, parts.body);
  return server.send(origin, {
    method: call.method,
    url: addressOf(call.path, parts),
    body,
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  });
}

/** The body of a refusal without what is different each time. */
const said = ({ text }: Heard) => ({ ...JSON.parse(text), requestId: '' });

/** What each caller is to get (docs/safety.md). */
function expected(origin: Origin, entry: Entry): Record<CallerName, number> {
  const { call, ignoresToken, everybody } = entry;
  const all = (status: number) =>
    Object.fromEntries(callerNames.map((name) => [name, status])) as Record<CallerName, number>;
  if (everybody) return all(everybody);
  const served = all(200);
  if (ignoresToken || (call.auth === 'anyone' && origin === 'console')) return served;
  const strangers = { ...all(401), nobody: call.auth === 'anyone' ? 200 : 401 };
  if (origin === 'console') {
    return {
      ...strangers,
      'admin without the right': neededPermissions(call)?.length === 0 ? 200 : 403,
      'super admin': 200,
    };
  }
  const others = entry.others ?? (namesCustomer(entry) ? 403 : entry.owned ? 404 : 200);
  return { ...strangers, 'customer A': 200, 'customer B': others };
}

/** Everybody in the order in which the last ones may use up what they ask for. */
async function statuses(origin: Origin, entry: Entry, callers: Callers) {
  const ask = await entry.ask(callers);
  const wanted = expected(origin, entry);
  const got: Partial<Record<CallerName, number>> = {};
  const refused = callerNames.filter((name) => wanted[name] !== 200);
  const before = await rowsOf(server.shop.db);
  for (const name of refused) got[name] = (await send(origin, entry, ask, callers.tokens[name])).status;
  const after = await rowsOf(server.shop.db);
  for (const name of callerNames.filter((each) => !refused.includes(each))) {
    const answer = await send(origin, entry, await entry.ask(callers), callers.tokens[name]);
    got[name] = answer.status;
  }
  return { wanted, got, before, after };
}

it.each(listedCalls)(
  '11, 12, 14-19, 109: $origin $name serves whom it may, refuses the others, and for those no row changes [S6.12]',
  async ({ origin, entry }) => {
    const callers = await newCallers(server.shop, origin, neededPermissions(entry.call) ?? []);
    const { wanted, got, before, after } = await statuses(origin, entry, callers);
    expect(got).toEqual(wanted);
    expect(after).toEqual(before);
  },
);

it.each(listedCalls.filter(({ entry }) => namesCustomer(entry)))(
  "14, 15, 19: $name answers another's code like one that nobody has",
  async ({ origin, entry }) => {
    const callers = await newCallers(server.shop, origin, []);
    const ask = await entry.ask(callers);
    const theirs = await send(origin, entry, withField(ask, 'customerCode', callers.b.code), callers.a.token);
    const nobodys = await send(origin, entry, withField(ask, 'customerCode', 'TIDAKADA'), callers.a.token);
    expect([theirs.status, nobodys.status]).toEqual([403, 403]);
    expect(said(theirs)).toEqual(said(nobodys));
  },
);

it.each(listedCalls.flatMap(({ entry: { owned, ...entry }, ...row }) => (owned ? [{ ...row, entry, owned }] : [])))(
  "16, 17, 18: $name answers another's thing like one that nobody has, and it stays as it is",
  async ({ origin, entry, owned }) => {
    const callers = await newCallers(server.shop, origin, []);
    const ask = withField(await entry.ask(callers), 'customerCode', callers.b.code);
    const before = await rowsOf(server.shop.db);
    const theirs = await send(origin, entry, ask, callers.b.token);
    const nobodys = await send(origin, entry, withField(ask, owned, unknownLike(heldIn(ask, owned))), callers.b.token);
    expect([theirs.status, nobodys.status]).toEqual([404, 404]);
    expect(said(theirs)).toEqual(said(nobodys));
    expect(await rowsOf(server.shop.db)).toEqual(before);
  },
);

it('16: codes of orders are not guessed: 14 letters of 32, drawn anew each time', () => {
  const codes = Array.from({ length: 2_000 }, () => newOrderCode(server.shop.now()));
  const drawn = codes.map((code) => code.split('-')[1] ?? '');
  expect(drawn.every((each) => /^[0-9A-HJKMNP-TV-Z]{14}$/.test(each))).toBe(true);
  expect(new Set(codes).size).toBe(codes.length);
  // At each place all 32 letters come: 14 times 5 bits are 70.
  for (let place = 0; place < 14; place += 1) expect(new Set(drawn.map((each) => each[place])).size).toBe(32);
});

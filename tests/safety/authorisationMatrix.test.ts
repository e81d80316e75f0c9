import { neededPermissions } from 'admin-console/contract';
import { encodeAsk } from 'shop-core/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallerName, type Callers, callerNames, newCallers } from './callers.ts';
import { consoleEntries, consolePages } from './consoleEntries.ts';
import { type Entry, type LooseAsk, nameOf } from './entry.ts';
import { shopEntries, shopPages } from './shopEntries.ts';
import { tableSums } from './tableSums.ts';
import { type Heard, type Origin, type WholeServer, wholeServer } from './wholeServer.ts';

let server: WholeServer;
beforeAll(async () => {
  server = await wholeServer();
});
afterAll(() => server.shop.close());

const listed = {
  shop: { entries: shopEntries, pages: shopPages },
  console: { entries: consoleEntries, pages: consolePages },
};
const rows = (['shop', 'console'] as const).flatMap((origin) =>
  listed[origin].entries.map((entry) => ({ origin, entry, name: nameOf(entry.call) })),
);

it.each(['shop', 'console'] as const)('a route of the %s is in this table, or this fails', (origin) => {
  const { entries, pages } = listed[origin];
  expect(server.routes[origin].map(({ name }) => name).sort()).toEqual(
    [...entries.map(({ call }) => nameOf(call)), ...pages].sort(),
  );
});

const namesCustomer = (ask: LooseAsk) => Object.values(ask).some((part) => part && 'customerCode' in part);

/** The same ask with another value wherever it has this field. */
const withField = (ask: LooseAsk, field: string, value: unknown): LooseAsk =>
  Object.fromEntries(
    Object.entries(ask).map(([part, fields]) => [
      part,
      fields && field in fields ? { ...fields, [field]: value } : fields,
    ]),
  );

const unknownLike = (value: unknown) => (typeof value === 'number' ? 2_147_483_646 : 'TIDAKADA');
const valueOf = (ask: LooseAsk, field: string) => Object.values(ask).find((part) => part && field in part)?.[field];

function send(origin: Origin, { call }: Entry, ask: LooseAsk, token: string | undefined): Promise<Heard> {
  const { method, url, body } = encodeAsk(call, ask as never);
  return server.send(origin, {
    method,
    url,
    body: body === undefined ? undefined : JSON.stringify(body),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
}

/** The body of a refusal without what is different each time. */
const said = ({ text }: Heard) => ({ ...JSON.parse(text), requestId: '' });

/** What each caller is to get (safety.md, section 1). */
function expected(origin: Origin, entry: Entry, ask: LooseAsk): Record<CallerName, number> {
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
  const others = entry.others ?? (namesCustomer(ask) ? 403 : entry.owned ? 404 : 200);
  return { ...strangers, 'customer A': 200, 'customer B': others };
}

/** Everybody in the order in which the last ones may use up what they ask for. */
async function statuses(origin: Origin, entry: Entry, callers: Callers) {
  const ask = await entry.ask(callers);
  const wanted = expected(origin, entry, ask);
  const got: Partial<Record<CallerName, number>> = {};
  const refused = callerNames.filter((name) => wanted[name] !== 200);
  const before = await tableSums(server.shop.db);
  for (const name of refused) got[name] = (await send(origin, entry, ask, callers.tokens[name])).status;
  const after = await tableSums(server.shop.db);
  for (const name of callerNames.filter((each) => !refused.includes(each))) {
    const answer = await send(origin, entry, await entry.ask(callers), callers.tokens[name]);
    got[name] = answer.status;
  }
  return { wanted, got, before, after };
}

describe.each(rows)('$origin $name', ({ origin, entry }) => {
  let callers: Callers;
  beforeAll(async () => {
    callers = await newCallers(server.shop, origin, neededPermissions(entry.call) ?? []);
  });

  it('serves whom it may and refuses the others, for whom no row changes (cases 11, 12, 14-19, 109)', async () => {
    const { wanted, got, before, after } = await statuses(origin, entry, callers);
    expect(got).toEqual(wanted);
    expect(after).toEqual(before);
  });

  it("answers another's code like one that nobody has (cases 14, 15, 19)", async () => {
    const ask = await entry.ask(callers);
    if (!namesCustomer(ask)) return;
    const theirs = await send(origin, entry, withField(ask, 'customerCode', callers.b.code), callers.a.token);
    const nobodys = await send(origin, entry, withField(ask, 'customerCode', 'TIDAKADA'), callers.a.token);
    expect([theirs.status, nobodys.status]).toEqual([403, 403]);
    expect(said(theirs)).toEqual(said(nobodys));
  });

  it("answers another's thing like one that nobody has (cases 16-18)", async () => {
    const { owned } = entry;
    if (!owned) return;
    const ask = withField(await entry.ask(callers), 'customerCode', callers.b.code);
    const before = await tableSums(server.shop.db);
    const theirs = await send(origin, entry, ask, callers.b.token);
    const nobodys = await send(origin, entry, withField(ask, owned, unknownLike(valueOf(ask, owned))), callers.b.token);
    expect([theirs.status, nobodys.status]).toEqual([404, 404]);
    expect(said(theirs)).toEqual(said(nobodys));
    expect(await tableSums(server.shop.db)).toEqual(before);
  });
});

import { calendarDate } from 'shop-core/rules';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createUser, listUsers } from '../contract/index.ts';
import { anna, fakeBackOffice } from '../testing/fakeBackOffice.ts';
import { createHttpClient } from './httpClient.ts';
import { storedSession } from './storedSession.ts';

const session = storedSession(localStorage);
const minute = 60_000;
const i18n = { translate: (key: string) => key, getLocale: () => 'id', changeLocale: async () => {} };

function loggedIn(expiresInMs = 30 * minute) {
  const office = fakeBackOffice();
  session.save({ ...office.loginOf(anna), ...office.tokens.issue(expiresInMs) });
  const client = createHttpClient({
    session,
    fetch: office.fetch,
    i18n: { ...i18n, translate: (key, options) => options?._ ?? key },
  });
  return { office, client, list: () => client.send(listUsers, { query: {} }) };
}

describe('the client of the console', () => {
  beforeEach(() => localStorage.clear());

  it('sends the stored token [S7.2]', async () => {
    const { office, list } = loggedIn();
    expect((await list()).data).toEqual([anna]);
    expect(office.asks.map(({ authorization }) => authorization)).toEqual(['Bearer token-2']);
  });

  it('renews the token once for all calls when the stored expiry is near [S4.4] [S7.11]', async () => {
    const { office, list } = loggedIn(59_000);
    await Promise.all([list(), list(), list()]);
    expect(office.asksFor('GET', '/refreshToken').map(({ authorization }) => authorization)).toEqual([
      'Bearer refresh-2',
    ]);
    expect(office.asksFor('GET', '/users').map(({ authorization }) => authorization)).toEqual(
      Array(3).fill('Bearer token-3'),
    );
    expect(session.tokens()).toMatchObject({ token: 'token-3', refreshToken: 'refresh-3' });
  });

  it('leaves a token alone that is good for longer [S4.4]', async () => {
    const { office, list } = loggedIn(61_000);
    await list();
    expect(office.asksFor('GET', '/refreshToken')).toEqual([]);
  });

  it('renews the token once for all calls that it was refused to, and sends them again', async () => {
    const { office, list } = loggedIn();
    office.tokens.expire();
    const lists = await Promise.all([list(), list(), list()]);
    expect(lists.map(({ data }) => data)).toEqual([[anna], [anna], [anna]]);
    expect(office.asksFor('GET', '/refreshToken')).toHaveLength(1);
  });

  it('gives up with 401 when the login has ended, without trying for ever', async () => {
    const { office, list } = loggedIn();
    office.tokens.end();
    await expect(list()).rejects.toMatchObject({ status: 401 });
    expect(office.asks.map(({ url }) => url.pathname)).toEqual(['/api/users', '/api/refreshToken']);
  });

  it('does not renew for every call when the clock of the computer is wrong', async () => {
    const { office, list } = loggedIn(-24 * 60 * minute);
    office.tokens.issue = () => ({
      token: 'token-2',
      refreshToken: 'refresh-2',
      expiresAt: new Date(Date.now() - 24 * 60 * minute),
    });
    for (let call = 0; call < 3; call += 1) await list();
    expect(office.asksFor('GET', '/refreshToken').length).toBeLessThanOrEqual(1);
  });

  it('does not log in again whom another call has logged out meanwhile', async () => {
    const { office, list } = loggedIn();
    office.tokens.expire();
    const pending = list().catch(() => {});
    session.clear();
    await pending;
    expect(session.tokens()).toBeUndefined();
  });

  it('throws the body with the status code, and says what the server said [S8.2]', async () => {
    const { client } = loggedIn();
    await expect(client.fetchJson('/nowhere')).rejects.toMatchObject({
      message: 'Tidak ditemukan.',
      status: 404,
      body: { code: 'NOT_FOUND', message: ['Tidak ditemukan.'], statusCode: 404 },
    });
  });

  it.each([
    [
      'a page instead of JSON',
      () => new Response('<html>', { status: 502 }),
      { status: 502, message: 'problem.UNEXPECTED' },
    ],
    ['nothing', () => Promise.reject(new TypeError('fetch failed')), { status: 0, message: 'problem.UNREACHABLE' }],
  ])('has an error for %s', async (_, reply, error) => {
    const client = createHttpClient({ session, fetch: async () => reply(), i18n });
    await expect(client.send(listUsers, { query: {} })).rejects.toMatchObject(error);
  });

  it('says that there is no connection where the browser says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const fetch = () => Promise.reject(new TypeError('fetch failed'));
    const client = createHttpClient({ session, fetch, i18n });
    await expect(client.send(listUsers, { query: {} })).rejects.toMatchObject({ message: 'problem.OFFLINE' });
  });

  it.each([
    [
      'a page',
      () => new Response('<html>', { status: 404, headers: { 'content-type': 'text/html' } }),
      /404 text\/html/,
    ],
    ['a page as a success', () => new Response('<html>'), /which is no JSON/],
    ['other words', () => Response.json({ data: 7 }), /invalid_type/],
    ['nothing', () => Promise.reject(new TypeError('fetch failed')), /fetch failed/],
    [
      'half an answer',
      () => new Response(new ReadableStream({ start: (body) => body.error(new Error('cut')) })),
      /cut/,
    ],
  ])('keeps what lay behind %s', async (_, reply, why) => {
    const client = createHttpClient({ session, fetch: async () => reply(), i18n });
    const error: Error = await client.send(listUsers, { query: {} }).then(
      () => Promise.reject(new Error('an answer')),
      (thrown: Error) => thrown,
    );
    expect(String((error.cause as Error).message)).toMatch(why);
  });
});

describe('a press that writes', () => {
  const form = { name: 'Bayu', email: 'bayu@samudra.example', password: 'jangkar besi', phone: '081234567890' };
  const press = (avatar: number[]) => ({
    body: {
      ...form,
      address: 'Jl. Pelabuhan 1',
      birthDate: calendarDate('1990-05-17'),
      roleId: 2,
      avatar: new Uint8Array(avatar),
    },
  });

  it('counts once while it is under way, and both presses are answered', async () => {
    const { office, client } = loggedIn();
    const made = await Promise.all([1, 2].map(() => client.send(createUser, press([1, 2]))));
    expect(office.asksFor('POST', '/admins')).toHaveLength(1);
    expect(made[0]).toEqual(made[1]);
    const put = () => client.fetchJson('/types/1', { method: 'PUT', body: '{"name":"Lambung"}' }).catch(() => {});
    await Promise.all([put(), put()]);
    expect(office.asksFor('PUT', '/types/1')).toHaveLength(1);
  });

  it('is another one with another picture, and when the first was answered, refused or not', async () => {
    const { office, client } = loggedIn();
    await Promise.all([
      client.send(createUser, press([1, 2])).catch(() => {}),
      client.send(createUser, press([1, 3])).catch(() => {}),
    ]);
    expect(office.asksFor('POST', '/admins')).toHaveLength(2);
    await client.send(createUser, press([1, 2])).catch(() => {});
    expect(office.asksFor('POST', '/admins')).toHaveLength(3);
  });

  it('leaves readings alone', async () => {
    const { office, list } = loggedIn();
    await Promise.all([list(), list()]);
    expect(office.asksFor('GET', '/users')).toHaveLength(2);
  });
});

describe('the stored session', () => {
  it.each(['', '{', '[]', '{"id":"one"}', 'null'])('takes %j for nothing', (text) => {
    for (const name of ['tokens', 'profile', 'permissions']) localStorage.setItem(name, text);
    expect([session.tokens(), session.profile(), session.permissions()]).toEqual([undefined, undefined, []]);
  });
});

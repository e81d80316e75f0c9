import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { decodeAsk, encodeAsk } from './ask.ts';
import { call } from './call.ts';
import { slashDate } from './dates.ts';
import { orNull } from './orNull.ts';
import { wire } from './wire.ts';

const idInPath = z.codec(z.string().check(z.regex(/^\d+$/)), z.int(), { decode: Number, encode: String });
const params = wire({ customerCode: ['customer-code', z.string()], lineId: ['id', idInPath] });
const change = call('PUT /cart/{customer-code}/lines/{id}', {
  auth: 'customer',
  params,
  query: wire({ since: ['since-date', z.optional(slashDate)], search: ['search-by', z.optional(z.string())] }),
  body: wire({ unitPrice: ['unit-price', z.int()] }),
  reply: z.null(),
});
const ping = call('GET /ping', { auth: 'anyone', reply: z.null() });
const ask = (about: { customerCode?: string; search?: string }) => ({
  params: { customerCode: about.customerCode ?? 'C1', lineId: 7 },
  query: about.search === undefined ? {} : { search: about.search },
  body: { unitPrice: 900 },
});

/** As a server takes it apart again. */
function received({ url, body }: { url: string; body?: unknown }) {
  const { pathname, searchParams } = new URL(url, 'http://shop.example');
  const [, , code = '', , id = ''] = pathname.split('/').map(decodeURIComponent);
  return { params: { 'customer-code': code, id }, query: Object.fromEntries(searchParams), body };
}

describe('an ask on its way out', () => {
  it('is the method, the path with its parameters, the query and the body in the words of the wire', () => {
    expect(encodeAsk(change, { ...ask({ search: 'cincin' }) })).toEqual({
      method: 'PUT',
      url: '/cart/C1/lines/7?search-by=cincin',
      body: { 'unit-price': 900 },
    });
  });

  it('has no query when nothing is asked for, and no body when the call has none', () => {
    expect(encodeAsk(change, ask({})).url).toBe('/cart/C1/lines/7');
    expect(encodeAsk(ping, {})).toEqual({ method: 'GET', url: '/ping' });
  });

  it('leaves out of its query what is null', () => {
    const query = wire({ search: ['search-by', orNull(z.string())], page: ['page', idInPath] });
    const find = call('GET /people', { auth: 'anyone', query, reply: z.null() });
    expect(encodeAsk(find, { query: { search: null, page: 2 } }).url).toBe('/people?page=2');
    expect(decodeAsk(find, { params: {}, query: { page: '2' }, body: null })).toEqual({
      query: { search: null, page: 2 },
    });
  });

  it.each([
    ['a/b', '/cart/a%2Fb/lines/7'],
    ['a?b=c#d', '/cart/a%3Fb%3Dc%23d/lines/7'],
    ['é &%', '/cart/%C3%A9%20%26%25/lines/7'],
    ['$&{id}', '/cart/%24%26%7Bid%7D/lines/7'],
  ])('keeps %j one part of the path', (customerCode, url) => {
    expect(encodeAsk(change, ask({ customerCode })).url).toBe(url);
  });

  it('is refused before it is sent when it does not keep the contract', () => {
    expect(() => encodeAsk(change, { ...ask({}), body: { unitPrice: 1.5 } })).toThrow(z.core.$ZodError);
  });
});

describe('an ask that arrived', () => {
  it('is what was asked, whatever its texts hold', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((part) => part !== '.' && part !== '..');
    fc.assert(
      fc.property(text, fc.option(text, { nil: undefined }), (customerCode, search) => {
        const asked = ask({ customerCode, ...(search !== undefined && { search }) });
        expect(decodeAsk(change, received(encodeAsk(change, asked)))).toEqual(asked);
      }),
    );
  });

  it('is only the parts the call has', () => {
    expect(decodeAsk(ping, { params: { x: 1 }, query: { y: 2 }, body: { z: 3 } })).toEqual({});
  });

  it('tells everything that is wrong at once, by part and by the spelling of the wire', () => {
    const raw = { params: { 'customer-code': 'C1', id: 'seven' }, query: { 'since-date': 'kemarin' }, body: {} };
    let error: unknown;
    try {
      decodeAsk(change, raw);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(z.core.$ZodError);
    const paths = (error as z.core.$ZodError).issues.map(({ path }) => path.join('.'));
    expect(new Set(paths)).toEqual(new Set(['params.id', 'query.since-date', 'body.unit-price']));
  });

  it('is refused when the body is missing', () => {
    const raw = { params: { 'customer-code': 'C1', id: '7' }, query: {}, body: undefined };
    expect(() => decodeAsk(change, raw)).toThrow(z.core.$ZodError);
  });
});

import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { list, wholeList } from './list.ts';
import { decodeReply, encodeReply } from './reply.ts';
import { wire } from './wire.ts';

const person = wire({ fullName: ['full-name', z.string()] });
const pagination = wire({ perPage: ['per_page', z.int()] });
const getPerson = call('GET /person', { auth: 'anyone', reply: person });
const listPeople = call('GET /people', { auth: 'anyone', reply: list(person), meta: pagination });
const save = call('POST /person', { auth: 'anyone', body: person, reply: z.null() });

describe('a reply', () => {
  it('stands under data on the wire, beside an empty list of sentences', () => {
    const wired = encodeReply(getPerson, { fullName: 'Ani' });
    expect(wired).toEqual({ message: [], data: { 'full-name': 'Ani' } });
    expect(decodeReply(getPerson, wired)).toEqual({ fullName: 'Ani' });
    expectTypeOf(decodeReply(getPerson, wired)).toEqualTypeOf<{ fullName: string }>();
  });

  it('has its meta beside the data where the call declares one', () => {
    const wired = encodeReply(listPeople, { data: [{ fullName: 'Ani' }], meta: { perPage: 10 } });
    expect(wired).toEqual({ message: [], data: [{ 'full-name': 'Ani' }], meta: { per_page: 10 } });
    expect(decodeReply(listPeople, wired)).toEqual({ data: [{ fullName: 'Ani' }], meta: { perPage: 10 } });
  });

  it('may be nothing', () => {
    expect(encodeReply(save, null)).toEqual({ message: [], data: null });
    expect(decodeReply(save, { message: [], data: null })).toBeNull();
  });

  it('is read from other back ends, which send more and leave out what is empty', () => {
    expect(decodeReply(getPerson, { statusCode: 200, message: 'OK', data: { 'full-name': 'Ani', x: 1 } })).toEqual({
      fullName: 'Ani',
    });
    expect(decodeReply(listPeople, { data: null, meta: { per_page: 10 } }).data).toEqual([]);
  });

  it.each([
    [undefined],
    [null],
    ['<html>'],
    [[]],
    [{}],
    [{ data: null }],
    [{ data: { 'full-name': 7 } }],
    [{ data: [] }],
  ])('is refused when it is %j', (json) => {
    expect(() => decodeReply(getPerson, json)).toThrow(z.core.$ZodError);
  });

  it('names what is wrong by the spelling of the wire', () => {
    expect(() => decodeReply(listPeople, { data: [{ 'full-name': 7 }], meta: { per_page: 1 } })).toThrow(/full-name/);
    expect(() => decodeReply(listPeople, { data: [] })).toThrow(z.core.$ZodError);
  });

  it('never leaves our side against the contract', () => {
    expect(() => encodeReply(getPerson, { fullName: 7 as never })).toThrow(z.core.$ZodError);
  });
});

describe('an answer with items that can not be read', () => {
  const family = wire({ name: ['family-name', z.string()], people: ['people', list(person)] });
  const crew = wire({ ship: ['ship', z.string()], people: ['people', wholeList(person)] });
  const getFamilies = call('GET /families', { auth: 'anyone', reply: list(family) });
  const getCrews = call('GET /crews', { auth: 'anyone', reply: list(crew) });
  const ani = { 'full-name': 'Ani' };
  const read = (asked: typeof getFamilies | typeof getCrews, data: unknown) => {
    const told: string[] = [];
    return { told, reply: decodeReply(asked, { data }, ({ path, why }) => told.push(`${path}: ${why}`)) };
  };

  it('loses the smallest of them, however many, and says of each where it stood', () => {
    const { reply, told } = read(getFamilies, [
      { 'family-name': 'Laut', people: [{ 'full-name': 7 }, ani, null, ani] },
      { 'family-name': 7, people: [ani] },
      7,
    ]);
    expect(reply).toEqual([{ name: 'Laut', people: [{ fullName: 'Ani' }, { fullName: 'Ani' }] }]);
    expect(told.map((line) => line.split(':')[0])).toEqual([
      '0.people.0.full-name',
      '0.people.2',
      '1.family-name',
      '2',
    ]);
    expect(told[0]).toContain('invalid_type');
  });

  it('loses what a list hangs on that has to be whole', () => {
    const { reply } = read(getCrews, [
      { ship: 'Satu', people: [ani, 7] },
      { ship: 'Dua', people: [ani] },
    ]);
    expect(reply).toEqual([{ ship: 'Dua', people: [{ fullName: 'Ani' }] }]);
  });

  it('is refused where not one of several can be read', () => {
    expect(() => read(getFamilies, [{ people: [ani] }, { people: [] }])).toThrow(z.core.$ZodError);
    expect(read(getFamilies, [{ people: [ani] }]).reply).toEqual([]);
  });

  it('is refused where it is no list, and where nobody listens', () => {
    expect(() => read(getFamilies, 'text')).toThrow(z.core.$ZodError);
    expect(() => decodeReply(getFamilies, { data: [7] })).toThrow(z.core.$ZodError);
  });

  it('is itself left as it came', () => {
    const data = [7, { 'family-name': 'Laut', people: [7] }];
    read(getFamilies, data);
    expect(data).toEqual([7, { 'family-name': 'Laut', people: [7] }]);
  });
});

import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { list } from './list.ts';
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

import { expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { type AskOf, call, type ReplyOf } from './call.ts';
import { wire } from './wire.ts';

const page = wire({ page: ['current-page', z.int()] });
const name = wire({ fullName: ['full-name', z.string()] });
const rename = call('PUT /people/{id}', {
  auth: 'customer',
  params: wire({ id: ['id', z.string()] }),
  body: name,
  reply: name,
});
const listNames = call('GET /people', { auth: 'anyone', query: page, reply: z.array(name), meta: page });

it('is an address, who may ask, and the codecs of its parts', () => {
  expect(rename).toMatchObject({ method: 'PUT', path: '/people/{id}', auth: 'customer', body: name, reply: name });
});

it('knows what is asked and what is answered', () => {
  expectTypeOf<AskOf<typeof rename>>().toEqualTypeOf<{ params: { id: string } } & { body: { fullName: string } }>();
  expectTypeOf<AskOf<typeof listNames>['query']>().toEqualTypeOf<{ page: number }>();
  expectTypeOf<AskOf<typeof listNames>>().not.toHaveProperty('body');
  expectTypeOf<ReplyOf<typeof rename>>().toEqualTypeOf<{ fullName: string }>();
  expectTypeOf<ReplyOf<typeof listNames>>().toEqualTypeOf<{ data: { fullName: string }[]; meta: { page: number } }>();
  // @ts-expect-error: a call has a method and a path
  call('/people', { auth: 'anyone', reply: name });
  // @ts-expect-error: a call says who may ask
  call('GET /people', { reply: name });
});

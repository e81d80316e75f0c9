import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';

const refusal = { message: ['Stok tidak mencukupi.'], code: 'OUT_OF_STOCK', data: null };
const app = Fastify();
app.put('/cart', (_, reply) => reply.code(409).send(refusal));
let origin = '';
beforeAll(async () => {
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

// Each of these fails: tellAnswers.test.ts looks at what is said then.
it('asks over the network', async () => {
  const { status } = await fetch(`${origin}/cart`, { method: 'PUT' });
  expect(status).toBe(200);
});

it('asks without a network', async () => {
  expect((await app.inject({ method: 'PUT', url: '/cart' })).statusCode).toBe(200);
});

it('looks at one of several fields', async () => {
  const { status } = await fetch(`${origin}/cart?as=record`, { method: 'PUT' });
  expect({ status, other: 1 }).toMatchObject({ status: 200 });
});

import Fastify from 'fastify';

// Answers everything that it is sent with the text that its parent gave it.
process.once('message', async (/** @type {string} */ text) => {
  const app = Fastify();
  app.post('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(text));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.(new URL(address).port);
});

import type { FastifyInstance } from 'fastify';

const sweepMs = 50;

/**
 * Takes nothing new, and waits for what was begun. Connections that fall idle meanwhile are cut: Fastify does that once, at
 * the beginning, and a browser that keeps its connection would hold the process for as long as it likes.
 */
export async function closeListener(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
  }
}

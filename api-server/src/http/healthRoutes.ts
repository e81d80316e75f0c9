import { sql } from 'drizzle-orm';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import type { Services } from '../services.ts';

/** A database that takes longer is as good as gone for who asks. */
const patienceMs = 2_000;

// Probes come every few seconds: only their failures are worth a line.
const quiet: RouteShorthandOptions = { logLevel: 'warn', exposeHeadRoute: true };

/** /healthz: the process lives. /readyz: it can serve now, so send it traffic; while it closes Fastify says 503 itself. */
export function healthRoutes(app: FastifyInstance, { database, log }: Services): void {
  app.get('/healthz', quiet, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/readyz', quiet, async (_request, reply) => {
    const ready = await answersInTime(database);
    if (!ready) log.warn('not ready: the database does not answer');
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'unavailable' });
  });
}

async function answersInTime(database: Services['database']): Promise<boolean> {
  // It answers others: at the end of a line one would only learn how long that is.
  if (database.engine === 'pglite' && database.line.isMoving()) return true;
  const { db } = database;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patienceMs, false);
  });
  const answers = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answers, late]).finally(() => clearTimeout(timer));
}

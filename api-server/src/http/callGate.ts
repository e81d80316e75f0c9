import type { FastifyInstance } from 'fastify';
import { workQueue } from '../security/workQueue.ts';

// About half a second of work. Whoever comes beside them would only wait behind them for the database.
const mostUnderWay = 512;

type Gate = ReturnType<typeof workQueue>;
const gates = new WeakMap<FastifyInstance['server'], Gate>();

/** Lets a call in while not too many are under way at its listener; else it is refused with UNAVAILABLE, to come back. */
export function callGate({ server }: FastifyInstance): Gate {
  const gate = gates.get(server) ?? workQueue({ atOnce: mostUnderWay, waiting: 0 });
  gates.set(server, gate);
  return gate;
}

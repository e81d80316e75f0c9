import type { FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';

/** The Idempotency-Key header of a request, or null; a key that nobody would make is refused. */
export function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\w.:-]{8,100}$/.test(key)) return refuse({ code: 'BODY_INVALID' });
  return key;
}

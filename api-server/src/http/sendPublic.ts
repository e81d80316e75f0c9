import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Packing, PublicAnswer } from './publicAnswer.ts';

/** Below this size packing saves nothing. */
const smallest = 1_024;

const named = (packing: Packing) =>
  new RegExp(`(?:^|,)\\s*${packing}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))|,|$)`, 'i');
const packings = (['br', 'gzip'] as const).map((packing) => ({ packing, pattern: named(packing) }));

/** Sends a kept answer in the form that the asker takes, or says that it is still the one he has. */
export function sendPublic(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  answer: PublicAnswer,
  type = 'application/json; charset=utf-8',
) {
  reply.header('vary', 'authorization, accept-encoding');
  if (method === 'GET') {
    // A browser may keep it, and asks each time whether it is still so.
    reply.header('cache-control', 'no-cache').header('etag', answer.etag);
    if (headers['if-none-match']?.includes(answer.etag)) return reply.status(304).send();
  } else {
    reply.header('cache-control', 'private, no-store');
  }
  reply.header('content-type', type);
  const packing = answer.plain.length < smallest ? undefined : packingFor(headers['accept-encoding']);
  if (!packing) return reply.send(answer.plain);
  return reply.header('content-encoding', packing).send(answer.packed(packing));
}

function packingFor(accepted: string | string[] | undefined): Packing | undefined {
  if (accepted === undefined) return undefined;
  return packings.find(({ pattern }) => pattern.test(String(accepted)))?.packing;
}

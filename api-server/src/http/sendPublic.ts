import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Packing, PublicAnswer } from './publicAnswer.ts';

/** Below this size packing saves nothing. */
const smallest = 1_024;

const named = (packing: Packing) =>
  new RegExp(`(?:^|,)\\s*${packing}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))|,|$)`, 'i');
const packings = (['br', 'gzip'] as const).map((packing) => ({ packing, pattern: named(packing) }));

/** Sends a kept answer in the form that the asker takes, or says that it is still the one he has: past all hooks. */
export function sendPublic(
  { headers: asked, method }: FastifyRequest,
  reply: FastifyReply,
  answer: PublicAnswer,
  type = 'application/json; charset=utf-8',
  headers: readonly string[] = reply.server.securityHeaders,
): FastifyReply {
  const { isToldByOrigin } = reply.server;
  const head = [...headers, 'vary', `authorization, accept-encoding${isToldByOrigin ? ', origin' : ''}`];
  // A browser may keep what it got, and asks each time whether it is still so.
  if (method === 'GET') head.push('cache-control', 'no-cache', 'etag', answer.etag);
  else head.push('cache-control', 'private, no-store');
  reply.hijack();
  if (method === 'GET' && asked['if-none-match']?.includes(answer.etag)) {
    reply.raw.writeHead(304, head).end();
    return reply;
  }
  const packing = answer.plain.length < smallest ? undefined : packingFor(asked['accept-encoding']);
  if (packing) head.push('content-encoding', packing);
  const bytes = packing ? answer.packed(packing) : answer.plain;
  head.push('content-type', type, 'content-length', String(bytes.length));
  reply.raw.writeHead(200, head).end(bytes);
  return reply;
}

function packingFor(accepted: string | string[] | undefined): Packing | undefined {
  if (accepted === undefined) return undefined;
  return packings.find(({ pattern }) => pattern.test(String(accepted)))?.packing;
}

import type { Call, ReplyOf } from './call.ts';
import * as z from './zod.ts';

/** Every reply of the wire: the data, and sentences for a person (empty when there is nothing to say). */
export interface WireReply {
  readonly message: readonly string[];
  readonly data: unknown;
  readonly meta?: unknown;
}

/** The answering side: our reply to the wire's. */
export function encodeReply<C extends Call>(call: C, reply: ReplyOf<C>): WireReply {
  if (!call.meta) return { message: [], data: z.encode(call.reply, reply) };
  const { data, meta } = reply as { data: unknown; meta: unknown };
  return { message: [], data: z.encode(call.reply, data), meta: z.encode(call.meta, meta) };
}

/**
 * The asking side: the wire's reply to ours.
 * @throws z.core.$ZodError when the other side does not keep the contract; paths are in the wire's spelling
 */
export function decodeReply<C extends Call>(call: C, json: unknown): ReplyOf<C> {
  const { data, meta } = partsOf(json);
  const ours = z.decode(call.reply, data as never);
  if (!call.meta) return ours as ReplyOf<C>;
  return { data: ours, meta: z.decode(call.meta, meta as never) } as ReplyOf<C>;
}

function partsOf(json: unknown): { data?: unknown; meta?: unknown } {
  if (typeof json === 'object' && json && !Array.isArray(json)) return json;
  throw new z.$ZodRealError([{ code: 'invalid_type', expected: 'object', input: json, path: [], message: '' }]);
}

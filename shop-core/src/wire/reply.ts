import type { Call, ReplyOf } from './call.ts';
import { withoutItems } from './withoutItems.ts';
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

/** A part of an answer that is not as the contract says. */
export interface Unreadable {
  /** Where in the data of the answer, in the wire's spelling: 'viewProducts.3.weight'. */
  readonly path: string;
  /** What was wrong with it, for the developer. */
  readonly why: string;
}

/**
 * The asking side: the wire's reply to ours.
 * @param onUnreadable told of each part that can't be read. Who listens gets the lists without such items, unless they have
 * to be whole (`wholeList`).
 * @throws z.core.$ZodError when the other side does not keep the contract; paths are in the wire's spelling
 */
export function decodeReply<C extends Call>(
  call: C,
  json: unknown,
  onUnreadable?: (part: Unreadable) => void,
): ReplyOf<C> {
  const { data, meta } = partsOf(json);
  const ours = decodeData(call.reply, data, onUnreadable);
  if (!call.meta) return ours as ReplyOf<C>;
  return { data: ours, meta: z.decode(call.meta, meta as never) } as ReplyOf<C>;
}

function decodeData(reply: z.core.$ZodType, data: unknown, tell?: (part: Unreadable) => void): unknown {
  const read = z.safeDecode(reply, data as never);
  if (read.success) return read.data;
  const { issues } = read.error;
  for (const { path, code, message } of issues) tell?.({ path: path.join('.'), why: `${code}: ${message}` });
  const rest = tell && withoutItems(reply, data, issues);
  if (rest === undefined) throw read.error;
  return decodeData(reply, rest, tell);
}

function partsOf(json: unknown): { data?: unknown; meta?: unknown } {
  if (typeof json === 'object' && json && !Array.isArray(json)) return json;
  throw new z.$ZodRealError([{ code: 'invalid_type', expected: 'object', input: json, path: [], message: '' }]);
}

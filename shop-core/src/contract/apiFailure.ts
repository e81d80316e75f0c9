import * as z from 'zod/mini';
import { wire } from '../wire/index.ts';
import { orderFigures } from './entities/orderFigures.ts';

const sentences = z.codec(z.nullish(z.union([z.string(), z.array(z.string())])), z.custom<readonly string[]>(), {
  decode: (value) => (typeof value === 'string' ? [value] : (value ?? [])),
  encode: (value) => [...value],
});

/**
 * The body of every answer that is not a success. `message[0]` is what a person reads, `code` names the reason,
 * `params` its numbers, `errors` one sentence a field and `errors.message` a general one (S8.3, S8.4).
 * Other back ends may leave out all but the message.
 */
export const apiFailure = wire({
  message: ['message', sentences],
  code: ['code', z.optional(z.string())],
  params: ['params', z.optional(z.record(z.string(), z.unknown()))],
  errors: ['errors', z.optional(z.record(z.string(), z.string()))],
  // Ours: the fresh figures of an order whose claims were stale (409), so that the shopper can accept them.
  figures: ['figures', z.optional(orderFigures)],
  requestId: ['requestId', z.optional(z.string())],
});

export type ApiFailure = z.output<typeof apiFailure>;
